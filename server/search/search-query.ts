import { foldName } from './fold-name'

/** One thing looked for in a name. */
export interface Term {
  spaced: string
  squeezed: string
  /** What a reading holds when it begins with the term; null for a term that is not typed in Latin letters. */
  reading: string | null
}

/** What a listener typed: the whole of it, and its words when they are several. */
export interface SearchQuery {
  whole: Term
  /** Empty for a single word. */
  words: readonly Term[]
}

const longest = 100
const mostWords = 8
const latin = /^[a-z0-9]+$/

const term = (spaced: string): Term => {
  const squeezed = spaced.replaceAll(' ', '')
  return { spaced, squeezed, reading: latin.test(squeezed) ? `|${squeezed}` : null }
}

/** Null when there is nothing to look for. What is beyond a hundred characters or eight words is left out. */
export function readQuery(text: string): SearchQuery | null {
  const folded = foldName(text.slice(0, longest))
  if (folded === '') return null
  const words = [...new Set(folded.split(' '))].slice(0, mostWords)
  return { whole: term(folded), words: words.length > 1 ? words.map(term) : [] }
}
