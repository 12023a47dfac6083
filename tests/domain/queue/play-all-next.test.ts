import { describe, expect, it } from 'vitest'
import type { Queue } from '../../../src/domain/queue/queue'
import { playAllNext } from '../../../src/domain/queue/queue-rules'
import { track } from '../../support/track'

const queueOf = (...ids: number[]): Queue => ({
  tracks: ids.map((id) => track(id)),
  index: 1,
  mode: 'random',
})
const ids = ({ tracks }: Queue) => tracks.map(({ id }) => id)

describe('playAllNext', () => {
  it('inserts tracks after the current one in their order, moving queued ones', () => {
    const after = playAllNext(queueOf(1, 2, 3, 4), [track(9), track(1), track(4)])
    expect([ids(after), after.index, after.mode]).toEqual([[2, 9, 1, 4, 3], 0, 'normal'])
  })

  it('leaves the current one where it is', () => {
    const after = playAllNext(queueOf(1, 2, 3), [track(2), track(3)])
    expect([ids(after), after.index]).toEqual([[1, 2, 3], 1])
    expect(ids(playAllNext(queueOf(1, 2), [track(2)]))).toEqual([1, 2])
  })

  it('makes a queue of them when it is empty', () => {
    const after = playAllNext({ tracks: [], index: 0, mode: 'single' }, [track(5), track(6)])
    expect([ids(after), after.index, after.mode]).toEqual([[5, 6], 0, 'normal'])
  })

  it('is quick with ten thousand', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => track(at))
    const after = playAllNext({ tracks: many, index: 0, mode: 'normal' }, many.toReversed())
    expect([after.tracks.length, after.tracks[1]?.id]).toEqual([10_000, 9_999])
  })
})
