type ResultKind = 'songs' | 'artists' | 'albums' | 'videos' | 'playlists'

/** The address of the first page of results of a kind. */
export function resultsAddress(kind: ResultKind, words: string): string {
  return `/search/${kind}?keywords=${encodeURIComponent(words)}`
}

/** What an address searches for; empty when it does not say. */
export function readKeywords(value: string | null): string {
  return (value ?? '').trim().slice(0, 200)
}
