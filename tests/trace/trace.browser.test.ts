import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SpanTrack } from '../../src/trace/span-track'
import { traceMark, tracePastSpan, traceSpan } from '../../src/trace/trace'
import { cleanups, runCleanups } from '../support/cleanups'

const stamps: unknown[][] = []

function replaceTimeStamp(value: unknown): void {
  Object.defineProperty(console, 'timeStamp', { value, configurable: true, writable: true })
}

beforeEach(() => {
  const own = console.timeStamp
  replaceTimeStamp((...args: unknown[]) => stamps.push(args))
  cleanups.push(() => replaceTimeStamp(own))
})

afterEach(() => {
  runCleanups()
  stamps.length = 0
})

describe('traceSpan', () => {
  it('shows a span that ends now on its track', () => {
    traceSpan('Fades', 'fall 300 ms', 1234.5, 'tertiary')
    expect(stamps).toEqual([['fall 300 ms', 1234.5, undefined, 'Fades', 'Melisma', 'tertiary']])
  })

  it('does nothing in a browser without console.timeStamp', () => {
    replaceTimeStamp(undefined)
    traceSpan('Engine', 'playing', 0)
    expect(stamps).toEqual([])
  })
})

describe('tracePastSpan', () => {
  it('shows a span with the end that it had', () => {
    tracePastSpan('API', '/album: sent', 10, 20)
    expect(stamps).toEqual([['/album: sent', 10, 20, 'API', 'Melisma', 'primary']])
  })
})

describe('traceMark', () => {
  it('shows a mark at the current moment', () => {
    traceMark('Engine', 'skip', 'error')
    expect(stamps).toEqual([['skip', undefined, undefined, 'Engine', 'Melisma', 'error']])
  })
})

describe('SpanTrack', () => {
  it('ends each span where the next one starts, and the last one when told to', () => {
    const deck = new SpanTrack('Decks')
    const before = performance.now()
    deck.start('loading', 'secondary')
    deck.start('loading')
    deck.start('playing')
    expect(stamps).toHaveLength(1)
    const after = performance.now()
    deck.end()
    deck.end()
    expect(stamps.map(([label, , , ...rest]) => [label, ...rest])).toEqual([
      ['loading', 'Decks', 'Melisma', 'secondary'],
      ['playing', 'Decks', 'Melisma', 'primary'],
    ])
    const starts = stamps.map(([, start]) => Number(start))
    expect([before, ...starts, after].toSorted((a, b) => a - b)).toEqual([before, ...starts, after])
  })
})
