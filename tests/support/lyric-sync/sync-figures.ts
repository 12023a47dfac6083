import { median, type WordError } from './word-errors'

export interface SyncFigures {
  /** Words whose error could be told. */
  words: number
  /** Of the errors' sizes, in milliseconds. */
  medianMs: number
  worstMs: number
  /** The middle error with its sign: above 0 words light late. */
  biasMs: number
  unheard: number
  lost: number
}

export function syncFigures(errors: readonly WordError[]): SyncFigures {
  const late = errors.flatMap((error) => (typeof error === 'string' ? [] : [error.late]))
  const sizes = late.map(Math.abs)
  return {
    words: late.length,
    medianMs: tenth(median(sizes)),
    worstMs: tenth(Math.max(...sizes)),
    biasMs: tenth(median(late)),
    unheard: errors.filter((error) => error === 'unheard').length,
    lost: errors.filter((error) => error === 'lost').length,
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
