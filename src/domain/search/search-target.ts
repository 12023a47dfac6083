/** Items that are opened by their id. */
export type ItemKind = 'song' | 'artist' | 'album' | 'playlist'

/** What a search leads to: results for some words, or one item. */
export type SearchTarget = { kind: 'words'; words: string } | { kind: ItemKind; id: number }

type ResultKind = 'songs' | 'artists' | 'albums' | 'videos' | 'playlists'

/** Returns the address of a target in the app. */
export function targetAddress(target: SearchTarget): string {
  if (target.kind !== 'words') return `/${target.kind}?id=${target.id}`
  return `${resultsAddress('songs', target.words)}&page=1`
}

/** Returns the address of the first page of results of a kind. */
export function resultsAddress(kind: ResultKind, words: string): string {
  return `/search/${kind}?keywords=${encodeURIComponent(words)}`
}

/** Reads the words to search for from a query. Returns an empty text when there are none. */
export function readKeywords(value: string | null): string {
  return (value ?? '').trim().slice(0, 200)
}
