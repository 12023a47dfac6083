/** Where new albums come from, by the API's codes. */
export const albumAreas = ['ALL', 'ZH', 'EA', 'JP', 'KR'] as const

export type AlbumArea = (typeof albumAreas)[number]

/** An area as an address says it; what is none is all of them. */
export function readAlbumArea(value: string | null): AlbumArea {
  const wanted = value?.toUpperCase()
  return albumAreas.find((area) => area === wanted) ?? 'ALL'
}
