import { describe, expect, it } from 'vitest'
import { WriteBehind } from '../../src/stores/write-behind'
import { ManualSystem } from '../support/manual-system'

function scene() {
  const system = new ManualSystem()
  const written: number[] = []
  let state = 0
  const writing = new WriteBehind(system, () => written.push(state))
  const change = () => {
    state++
    writing.request()
  }
  return { system, written, writing, change }
}

describe('WriteBehind', () => {
  it('writes once, and soon, what a task has changed several times', () => {
    const { system, written, change } = scene()
    change()
    change()
    expect(written).toEqual([])
    system.pass(0)
    expect(written).toEqual([2])
  })

  it('writes at most once in two seconds while changes go on, and the last one in the end', () => {
    const { system, written, change } = scene()
    for (let i = 0; i < 17; i++) {
      change()
      system.pass(250)
    }
    system.pass(2_000)
    expect(written).toEqual([1, 8, 16, 17])
  })

  it('writes at once what waits when it is flushed, and nothing when nothing waits', () => {
    const { system, written, writing, change } = scene()
    change()
    system.pass(0)
    writing.flush()
    change()
    writing.flush()
    system.pass(5_000)
    expect(written).toEqual([1, 2])
  })

  it('writes soon again after a rest', () => {
    const { system, written, change } = scene()
    change()
    system.pass(0)
    system.pass(10_000)
    change()
    system.pass(0)
    expect(written).toEqual([1, 2])
  })
})
