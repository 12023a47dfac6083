import { foldName } from '../../src/contract/fold-name'

/** A term to search for. */
export interface Term {
  spaced: string
  squeezed: string
  /** The pinyin that starts with the term; null unless the term is in Latin letters. */
  reading: string | null
}

/** What a listener typed: the whole text and its words. */
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

/** Parses a query; null when nothing is left to search for. Uses the first hundred characters and eight words. */
export function readQuery(text: string): SearchQuery | null {
  const folded = foldName(text.slice(0, longest))
  if (folded === '') return null
  const words = [...new Set(folded.split(' '))].slice(0, mostWords)
  return { whole: term(folded), words: words.length > 1 ? words.map(term) : [] }
}
