import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Spans } from '../../../src/audio/trace/spans'
import { traceMark, traceSpan } from '../../../src/audio/trace/trace'
import { undo, undoAll } from '../../support/undo'

const stamps: unknown[][] = []

function replaceTimeStamp(value: unknown): void {
  Object.defineProperty(console, 'timeStamp', { value, configurable: true, writable: true })
}

beforeEach(() => {
  const own = console.timeStamp
  replaceTimeStamp((...args: unknown[]) => stamps.push(args))
  undo.push(() => replaceTimeStamp(own))
})

afterEach(() => {
  undoAll()
  stamps.length = 0
})

describe('traceSpan', () => {
  it('shows a span until now on its track of the group', () => {
    traceSpan('Fades', 'fall 300 ms', 1234.5, 'tertiary')
    expect(stamps).toEqual([['fall 300 ms', 1234.5, undefined, 'Fades', 'Melisma', 'tertiary']])
  })

  it('does nothing in a browser without such a panel', () => {
    replaceTimeStamp(undefined)
    traceSpan('Engine', 'playing', 0)
    expect(stamps).toEqual([])
  })
})

describe('traceMark', () => {
  it('shows this moment', () => {
    traceMark('Engine', 'skip', 'error')
    expect(stamps).toEqual([['skip', undefined, undefined, 'Engine', 'Melisma', 'error']])
  })
})

describe('Spans', () => {
  it('ends each span where the next begins, and the last where it is told', () => {
    const deck = new Spans('Decks')
    const before = performance.now()
    deck.begin('loading', 'secondary')
    deck.begin('loading')
    deck.begin('playing')
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
