/** Regions of new albums, by the API's codes. */
export const albumAreas = ['ALL', 'ZH', 'EA', 'JP', 'KR'] as const

export type AlbumArea = (typeof albumAreas)[number]

/** Reads an area from a query. Returns `ALL` for anything unknown. */
export function readAlbumArea(value: string | null): AlbumArea {
  const wanted = value?.toUpperCase()
  return albumAreas.find((area) => area === wanted) ?? 'ALL'
}
