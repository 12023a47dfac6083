import { median, type WordTiming } from './word-timings'

export interface SyncFigures {
  /** Words whose error could be measured. */
  words: number
  /** Of the absolute errors, in milliseconds. */
  medianMs: number
  worstMs: number
  /** The median error with its sign: above 0, words fill late. */
  biasMs: number
  silent: number
  unmeasurable: number
}

export function syncFigures(errors: readonly WordTiming[]): SyncFigures {
  const late = errors.flatMap((error) => (typeof error === 'string' ? [] : [error.late]))
  const sizes = late.map(Math.abs)
  return {
    words: late.length,
    medianMs: tenth(median(sizes)),
    worstMs: tenth(Math.max(...sizes)),
    biasMs: tenth(median(late)),
    silent: errors.filter((error) => error === 'unheard').length,
    unmeasurable: errors.filter((error) => error === 'lost').length,
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
