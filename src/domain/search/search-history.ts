/** Words that were searched for, newest first. */
export type SearchHistory = readonly string[]

const most = 30
const longest = 200

/** The history with those words first; the same words are in it once, and blank ones never. */
export function remember(history: SearchHistory, words: string): SearchHistory {
  const term = words.trim().slice(0, longest)
  return term ? [term, ...history.filter((known) => known !== term)].slice(0, most) : history
}

/** The history with what it lacks of another one, which comes after it. */
export function addEarlierSearches(history: SearchHistory, earlier: SearchHistory): SearchHistory {
  return [...new Set([...history, ...earlier])].slice(0, most)
}

/** A history as stored earlier; what is no word of it is left out. */
export function readSearchHistory(value: unknown): SearchHistory {
  if (!Array.isArray(value)) return []
  return (value as unknown[])
    .filter((term) => typeof term === 'string')
    .reduceRight<SearchHistory>((history, term) => remember(history, term), [])
}
