/** What lists of the library can be sorted by; the first is the usual order. */
export const librarySorts = {
  songs: ['title', 'artist', 'album', 'year', 'added', 'length'],
  albums: ['title', 'artist', 'year', 'added'],
  artists: ['title', 'songs', 'added'],
} as const

export type SortedList = keyof typeof librarySorts

export type SortKey = (typeof librarySorts)[SortedList][number]

/** An order of a list. */
export interface LibrarySort {
  by: SortKey
  descending: boolean
}

/** What is descending when it is chosen: the newest, the longest and the most come first. */
const descendingFirst: ReadonlySet<SortKey> = new Set(['year', 'added', 'length', 'songs'])

/** Returns the order in which a list is shown when it is to be sorted by this. */
export const usualSort = (by: SortKey): LibrarySort => ({ by, descending: descendingFirst.has(by) })

/**
 * Reads an order from the query of an address: `artist`, or `-year` for the other direction. Anything else is
 * `otherwise`.
 */
export function readLibrarySort(
  list: SortedList,
  value: string | null,
  otherwise: LibrarySort = usualSort('title'),
): LibrarySort {
  const given = value ?? ''
  const descending = given.startsWith('-')
  const name = descending ? given.slice(1) : given
  const by = librarySorts[list].find((key) => key === name)
  return by ? { by, descending } : otherwise
}

/** Returns an order as the API and addresses write it. */
export const writeLibrarySort = ({ by, descending }: LibrarySort): string => (descending ? `-${by}` : by)
