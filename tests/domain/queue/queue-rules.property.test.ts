import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Queue } from '../../../src/domain/queue/queue'
import { playModes } from '../../../src/domain/queue/queue'
import {
  add,
  clear,
  cycleMode,
  moveTo,
  skipCurrent,
  playNext,
  removeAt,
  replaceWith,
  step,
} from '../../../src/domain/queue/queue-rules'
import { track } from '../../support/track'

// fast-check prints the seed and the path of a failure
const id = fc.integer({ min: 1, max: 30 })
const place = fc.integer({ min: -3, max: 33 })
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const mode = fc.constantFrom(...playModes)

const queues = (minLength = 0) =>
  fc
    .record({ ids: fc.uniqueArray(id, { minLength }), index: fc.nat(), mode })
    .map(({ ids, index, mode: held }): Queue => ({
      tracks: ids.map((one) => track(one)),
      index: ids.length === 0 ? 0 : index % ids.length,
      mode: held,
    }))

const doings: fc.Arbitrary<(queue: Queue) => Queue> = fc.oneof(
  id.map((one) => (queue: Queue) => add(queue, track(one))),
  id.map((one) => (queue: Queue) => playNext(queue, track(one))),
  place.map((at) => (queue: Queue) => removeAt(queue, at)),
  fc.tuple(place, place).map(
    ([from, to]) =>
      (queue: Queue) =>
        moveTo(queue, from, to),
  ),
  chance.map((drawn) => (queue: Queue) => step(queue, 1, () => drawn)),
  chance.map((drawn) => (queue: Queue) => step(queue, -1, () => drawn)),
  place.map((drawn) => (queue: Queue) => skipCurrent(queue, drawn)),
  fc.tuple(fc.uniqueArray(id), place).map(
    ([ids, at]) =>
      (queue: Queue) =>
        replaceWith(
          queue,
          ids.map((one) => track(one)),
          at,
        ),
  ),
  fc.constant(cycleMode),
  fc.constant(clear),
)

const idsOf = ({ tracks }: Queue) => tracks.map((one) => one.id)
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b)

describe('the queue rules', () => {
  it('keep the index in range after any operations in any order', () => {
    fc.assert(
      fc.property(queues(), fc.array(doings, { maxLength: 40 }), (start, done) => {
        let queue = start
        for (const act of done) {
          queue = act(queue)
          const { index, tracks } = queue
          expect(Number.isInteger(index) && index >= 0 && index < Math.max(1, tracks.length)).toBe(true)
        }
      }),
    )
  })

  it('never hold a track twice, and never change their arguments', () => {
    fc.assert(
      fc.property(queues(), fc.array(doings, { maxLength: 20 }), (start, done) => {
        const before = structuredClone(start)
        const end = done.reduce((queue, act) => act(queue), start)
        expect(new Set(idsOf(end)).size).toBe(end.tracks.length)
        expect(start).toEqual(before)
      }),
    )
  })

  it('select what is added without moving other tracks', () => {
    fc.assert(
      fc.property(queues(), id, (queue, added) => {
        const after = add(queue, track(added))
        expect(after.tracks[after.index]?.id).toBe(added)
        expect(idsOf(after).slice(0, queue.tracks.length)).toEqual(idsOf(queue))
        expect(after.tracks.length - queue.tracks.length).toBe(idsOf(queue).includes(added) ? 0 : 1)
      }),
    )
  })

  it('put a track to play next right after the current one, moving it if it was queued', () => {
    fc.assert(
      fc.property(queues(1), id, (queue, wanted) => {
        const current = queue.tracks[queue.index]?.id
        const after = playNext(queue, track(wanted))
        expect([after.mode, after.tracks[after.index]?.id]).toEqual(['normal', current])
        if (wanted !== current) expect(after.tracks[after.index + 1]?.id).toBe(wanted)
        const others = (one: Queue) => idsOf(one).filter((other) => other !== wanted)
        expect(others(after)).toEqual(others(queue))
      }),
    )
  })

  it('wrap at both ends in normal mode: as many steps as tracks return to the start', () => {
    fc.assert(
      fc.property(queues(1), fc.constantFrom<1 | -1>(1, -1), (start, direction) => {
        let queue: Queue = { ...start, mode: 'normal' }
        const seen = new Set<number>()
        for (const _ of start.tracks) {
          seen.add(queue.index)
          queue = step(queue, direction, () => 0.5)
        }
        expect([queue.index, seen.size]).toEqual([start.index, start.tracks.length])
      }),
    )
  })

  it('stay in single mode, and pick only by chance in random mode', () => {
    fc.assert(
      fc.property(queues(1), chance, fc.constantFrom<1 | -1>(1, -1), (start, drawn, direction) => {
        expect(step({ ...start, mode: 'single' }, direction, () => drawn).index).toBe(start.index)
        const { index } = step({ ...start, mode: 'random' }, direction, () => drawn)
        expect(index).toBe(Math.floor(drawn * start.tracks.length))
      }),
    )
  })

  it('remove the one requested track, and keep the current one or select the next', () => {
    fc.assert(
      fc.property(queues(1), place, (queue, at) => {
        const after = removeAt(queue, at)
        const gone = queue.tracks[at]
        expect(idsOf(after)).toEqual(idsOf(queue).filter((one) => one !== gone?.id))
        if (at !== queue.index) expect(after.tracks[after.index]).toBe(queue.tracks[queue.index])
        else expect(after.index).toBe(at < after.tracks.length ? at : 0)
      }),
    )
  })

  it('move a track to the target, and keep the order of the others and the current track', () => {
    fc.assert(
      fc.property(queues(1), place, place, (queue, from, to) => {
        const after = moveTo(queue, from, to)
        const moved = queue.tracks[from]
        if (!moved || !queue.tracks[to]) {
          expect(after).toBe(queue)
          return
        }
        expect(after.tracks[to]).toBe(moved)
        expect(after.tracks.filter((one) => one !== moved)).toEqual(
          queue.tracks.filter((one) => one !== moved),
        )
        expect(after.tracks[after.index]).toBe(queue.tracks[queue.index])
        expect(moveTo(after, to, from)).toEqual(queue)
      }),
    )
  })

  it('clear all but the mode', () => {
    fc.assert(
      fc.property(queues(), (queue) => {
        expect(clear(queue)).toEqual({ tracks: [], index: 0, mode: queue.mode })
      }),
    )
  })

  it('lose no track by moving and stepping', () => {
    fc.assert(
      fc.property(queues(1), fc.array(fc.tuple(place, place)), (start, moves) => {
        const end = moves.reduce((queue, [from, to]) => moveTo(queue, from, to), start)
        expect(sorted(idsOf(end))).toEqual(sorted(idsOf(start)))
      }),
    )
  })
})
