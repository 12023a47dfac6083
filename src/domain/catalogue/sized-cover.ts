/** The sizes of square covers that are requested, in CSS pixels times density. */
export type CoverSize = 50 | 60 | 96 | 128 | 300 | 500 | 512 | 1024

/** Returns the address of a cover in a size. Only `.jpg` pictures come in sizes; other addresses are not changed. */
export function sizedCover(url: string, size: CoverSize): string {
  return withSize(url, `${size}y${size}`)
}

/** Returns the address of a video's cover, 16:9, in the size of a card. */
export function wideCover(url: string): string {
  return withSize(url, '464y260')
}

/** Returns the address of a video's cover, 16:9, as large as the video. */
export function posterOf(url: string): string {
  return withSize(url, '1280y720')
}

function withSize(url: string, size: string): string {
  return url.endsWith('.jpg') ? `${url}?param=${size}` : url
}
