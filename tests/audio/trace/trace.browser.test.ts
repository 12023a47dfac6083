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
    const from = performance.now()
    traceSpan('Fades', 'fall 300 ms', from, 'tertiary')
    const [[label, start, end, ...rest] = []] = stamps
    expect([label, start, ...rest]).toEqual(['fall 300 ms', from, 'Fades', 'Melisma', 'tertiary'])
    expect(end).toBeGreaterThanOrEqual(from)
    expect(end).toBeLessThanOrEqual(performance.now())
  })

  it('does nothing in a browser without such a panel', () => {
    replaceTimeStamp(undefined)
    traceSpan('Engine', 'playing', 0)
    expect(stamps).toEqual([])
  })
})

describe('traceMark', () => {
  it('shows this moment', () => {
    const before = performance.now()
    traceMark('Engine', 'skip', 'error')
    const [[label, start, end, ...rest] = []] = stamps
    expect([label, ...rest]).toEqual(['skip', 'Engine', 'Melisma', 'error'])
    expect(start).toBe(end)
    expect(start).toBeGreaterThanOrEqual(before)
  })
})

describe('Spans', () => {
  it('ends each span where the next begins, and the last where it is told', () => {
    const deck = new Spans('Decks')
    deck.begin('loading', 'secondary')
    deck.begin('loading')
    deck.begin('playing')
    expect(stamps).toHaveLength(1)
    deck.end()
    deck.end()
    expect(stamps.map(([label, , , ...rest]) => [label, ...rest])).toEqual([
      ['loading', 'Decks', 'Melisma', 'secondary'],
      ['playing', 'Decks', 'Melisma', 'primary'],
    ])
    expect(stamps[1]?.[1]).toBeGreaterThanOrEqual(Number(stamps[0]?.[2]))
  })
})
