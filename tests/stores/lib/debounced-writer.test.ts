import { describe, expect, it } from 'vitest'
import { DebouncedWriter } from '../../../src/stores/lib/debounced-writer'
import { ManualSystem } from '../../support/manual-system'

function scene() {
  const system = new ManualSystem()
  const written: number[] = []
  let state = 0
  const writing = new DebouncedWriter(system, () => written.push(state))
  const change = () => {
    state++
    writing.schedule()
  }
  return { system, written, writing, change }
}

describe('DebouncedWriter', () => {
  it('writes once and soon if a task makes several changes', () => {
    const { system, written, change } = scene()
    change()
    change()
    expect(written).toEqual([])
    system.advance(0)
    expect(written).toEqual([2])
  })

  it('writes at most every two seconds during changes, and the last state in the end', () => {
    const { system, written, change } = scene()
    for (let i = 0; i < 17; i++) {
      change()
      system.advance(250)
    }
    system.advance(2_000)
    expect(written).toEqual([1, 8, 16, 17])
  })

  it('writes a pending change at once when it is flushed, and nothing without one', () => {
    const { system, written, writing, change } = scene()
    change()
    system.advance(0)
    writing.flush()
    change()
    writing.flush()
    system.advance(5_000)
    expect(written).toEqual([1, 2])
  })

  it('writes soon again after a pause', () => {
    const { system, written, change } = scene()
    change()
    system.advance(0)
    system.advance(10_000)
    change()
    system.advance(0)
    expect(written).toEqual([1, 2])
  })

  it('writes later what can wait, unless something is changed meanwhile that cannot', () => {
    const { system, written, writing, change } = scene()
    change()
    system.advance(0)
    writing.schedule(10_000)
    system.advance(9_999)
    expect(written).toEqual([1])
    system.advance(1)
    expect(written).toEqual([1, 1])
    writing.schedule(10_000)
    change()
    system.advance(2_000)
    expect(written).toEqual([1, 1, 2])
    system.advance(20_000)
    expect(written).toEqual([1, 1, 2])
  })
})
