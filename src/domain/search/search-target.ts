/** What can be opened by its id. */
export type ItemKind = 'song' | 'artist' | 'album' | 'playlist'

/** Where a search leads: to the results for some words, or straight to one thing. */
export type SearchTarget = { kind: 'words'; words: string } | { kind: ItemKind; id: number }

/** Its address in the app. */
export function targetAddress(target: SearchTarget): string {
  if (target.kind !== 'words') return `/${target.kind}?id=${target.id}`
  return `/search/songs?keywords=${encodeURIComponent(target.words)}&page=1`
}
