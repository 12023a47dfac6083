/** Earlier searches, newest first. */
export type SearchHistory = readonly string[]

const maxEntries = 30
const maxLength = 200

/** Adds a search as the newest to the history. The same words are in it once, and blank words never. */
export function addSearch(history: SearchHistory, words: string): SearchHistory {
  const term = words.trim().slice(0, maxLength)
  return term ? [term, ...history.filter((known) => known !== term)].slice(0, maxEntries) : history
}

/** Appends the entries of an earlier history that are not in this one. */
export function mergeSearchHistory(history: SearchHistory, earlier: SearchHistory): SearchHistory {
  return [...new Set([...history, ...earlier])].slice(0, maxEntries)
}

/** Reads a stored history. Entries that are no text are dropped. */
export function readSearchHistory(value: unknown): SearchHistory {
  if (!Array.isArray(value)) return []
  return (value as unknown[])
    .filter((term) => typeof term === 'string')
    .reduceRight<SearchHistory>((history, term) => addSearch(history, term), [])
}
