/** Areas by the API's number. */
export const artistAreas = { all: -1, chinese: 7, western: 96, japanese: 8, korean: 16, other: 0 } as const

/** Kinds of artists by the API's number. */
export const artistKinds = { all: -1, male: 1, female: 2, group: 3 } as const

export type ArtistArea = keyof typeof artistAreas
export type ArtistKind = keyof typeof artistKinds

/** The filter of the artist list. */
export interface ArtistFilter {
  area: ArtistArea
  kind: ArtistKind
  /** A letter from A to Z, `#` for names with another first character, null for popular artists of any name. */
  initial: string | null
}

/** The initials to choose from. Null stands for popular artists. */
export const artistInitials: readonly (string | null)[] = [null, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#']

function keyOf<K extends string>(table: Readonly<Record<K, number>>, number: string | null): K | undefined {
  return (Object.keys(table) as K[]).find((key) => String(table[key]) === number)
}

/** Reads a filter from a query with the API's numbers. Unknown values count as all. */
export function readArtistFilter(get: (name: string) => string | null): ArtistFilter {
  const initial = get('initial')?.toUpperCase() ?? null
  return {
    area: keyOf(artistAreas, get('area')) ?? 'all',
    kind: keyOf(artistKinds, get('type')) ?? 'all',
    initial: artistInitials.includes(initial) ? initial : null,
  }
}

/** Returns a filter as a query, without the parts that are not narrowed. */
export function artistFilterQuery({ area, kind, initial }: ArtistFilter): string {
  const parts = [
    area === 'all' ? '' : `area=${artistAreas[area]}`,
    kind === 'all' ? '' : `type=${artistKinds[kind]}`,
    initial === null ? '' : `initial=${encodeURIComponent(initial)}`,
  ]
  return parts.filter(Boolean).join('&')
}

/** Returns a filter as the parameters of `/artist/list`. */
export function artistListParams({ area, kind, initial }: ArtistFilter) {
  const initialParam = initial === null ? '-1' : initial === '#' ? '0' : initial.toLowerCase()
  return { area: artistAreas[area], type: artistKinds[kind], initial: initialParam }
}
