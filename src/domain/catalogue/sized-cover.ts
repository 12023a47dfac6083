/** The square sizes, in CSS pixels times density, that covers are asked for. */
export type CoverSize = 50 | 60 | 96 | 128 | 300 | 500 | 512 | 1024

/** The address of a cover at a size. Only pictures ending in `.jpg` understand sizes; others come as they are. */
export function sizedCover(url: string, size: CoverSize): string {
  return url.endsWith('.jpg') ? `${url}?param=${size}y${size}` : url
}
