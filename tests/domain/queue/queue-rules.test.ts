import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Track } from '../../../src/contract/replies/track'
import { parseSavedQueue } from '../../../src/domain/queue/parse-saved-queue'
import type { PlayMode, Queue } from '../../../src/domain/queue/queue'
import {
  add,
  cycleMode,
  drawNextIndex,
  skipCurrent,
  playNext,
  removeAt,
  replaceWith,
  step,
} from '../../../src/domain/queue/queue-rules'

function track(id: number): Track {
  return {
    id,
    name: `Track ${id}`,
    artists: [],
    album: { id: 1, name: 'Album', picUrl: null },
    aliases: [],
    duration: 200,
    fee: 0,
    cloud: null,
    mv: null,
  }
}

function queue(ids: number[], index: number, mode: PlayMode = 'normal'): Queue {
  return { tracks: ids.map(track), index, mode }
}

function shape({ tracks, index, mode }: Queue): [number[], number, PlayMode] {
  return [tracks.map(({ id }) => id), index, mode]
}

describe('replaceWith', () => {
  it('replaces the tracks and keeps the mode', () => {
    expect(shape(replaceWith(queue([1], 0, 'random'), [track(2), track(3)], 1))).toEqual([
      [2, 3],
      1,
      'random',
    ])
  })

  it.each([-1, 2, 0.5, Number.NaN])('starts with the first track for the invalid index %s', (index) => {
    expect(replaceWith(queue([1], 0), [track(2), track(3)], index).index).toBe(0)
  })
})

describe('add', () => {
  it('jumps to a track that is in the queue already', () => {
    expect(shape(add(queue([1, 2, 3], 0), track(3)))).toEqual([[1, 2, 3], 2, 'normal'])
  })

  it('appends a new track and makes it current', () => {
    expect(shape(add(queue([1, 2], 0, 'random'), track(3)))).toEqual([[1, 2, 3], 2, 'random'])
  })
})

describe('playNext', () => {
  it.each<[string, Queue, number, [number[], number, PlayMode]]>([
    ['inserts right after the current track', queue([1, 2, 3], 1), 9, [[1, 2, 9, 3], 1, 'normal']],
    ['forces normal mode', queue([1, 2], 0, 'random'), 9, [[1, 9, 2], 0, 'normal']],
    ['moves a track from behind', queue([1, 2, 3, 4], 0), 4, [[1, 4, 2, 3], 0, 'normal']],
    ['moves a track from in front', queue([1, 2, 3, 4], 2), 1, [[2, 3, 1, 4], 1, 'normal']],
    ['leaves the current track where it is', queue([1, 2], 1, 'single'), 2, [[1, 2], 1, 'normal']],
    ['fills an empty queue', queue([], 0), 9, [[9], 0, 'normal']],
  ])('%s', (_, before, id, after) => {
    expect(shape(playNext(before, track(id)))).toEqual(after)
  })
})

describe('removeAt', () => {
  it.each<[string, Queue, number, [number[], number, PlayMode]]>([
    ['keeps the current track when an earlier one goes', queue([1, 2, 3], 2), 0, [[2, 3], 1, 'normal']],
    ['keeps the current track when a later one goes', queue([1, 2, 3], 0), 2, [[1, 2], 0, 'normal']],
    ['lets the next take the place of the current one', queue([1, 2, 3], 1), 1, [[1, 3], 1, 'normal']],
    ['goes to the first past the end', queue([1, 2, 3], 2), 2, [[1, 2], 0, 'normal']],
    ['empties the queue', queue([1], 0), 0, [[], 0, 'normal']],
    ['does nothing out of range', queue([1, 2], 1), 7, [[1, 2], 1, 'normal']],
    ['does nothing in an empty queue', queue([], 0), 0, [[], 0, 'normal']],
  ])('%s', (_, before, at, after) => {
    expect(shape(removeAt(before, at))).toEqual(after)
  })
})

describe('step', () => {
  it.each<[string, Queue, 1 | -1, number, number]>([
    ['moves on by one', queue([1, 2, 3], 0), 1, 0, 1],
    ['wraps to the first', queue([1, 2, 3], 2), 1, 0, 0],
    ['wraps to the last', queue([1, 2, 3], 0), -1, 0, 2],
    ['stays on the only track', queue([1], 0), 1, 0, 0],
    ['replays in single mode', queue([1, 2, 3], 1, 'single'), 1, 0, 1],
    ['picks the index that chance says', queue([1, 2, 3, 4], 0, 'random'), 1, 0.5, 2],
    ['may pick the same index', queue([1, 2, 3, 4], 3, 'random'), -1, 0.999, 3],
    ['stays in an empty queue', queue([], 0, 'random'), 1, 0.5, 0],
  ])('%s', (_, before, direction, chance, index) => {
    expect(step(before, direction, () => chance).index).toBe(index)
  })
})

describe('drawNextIndex', () => {
  it.each<[string, Queue, number, number]>([
    ['is the next in order', queue([1, 2, 3], 1), 0.9, 2],
    ['is the first after the last', queue([1, 2, 3], 2), 0.9, 0],
    ['is the same one in single mode', queue([1, 2, 3], 1, 'single'), 0.9, 1],
    ['is any one by chance', queue([1, 2, 3], 1, 'random'), 0.1, 0],
    ['is 0 in an empty queue', queue([], 0, 'random'), 0.9, 0],
  ])('%s', (_, before, chance, index) => {
    expect(drawNextIndex(before, () => chance)).toBe(index)
  })
})

describe('skipCurrent', () => {
  it.each<[string, Queue, number, number]>([
    ['goes where next would have gone', queue([1, 2, 3], 0, 'random'), 2, 2],
    ['goes on in order where that is the same track', queue([1, 2, 3], 1, 'single'), 1, 2],
    ['goes round at the end', queue([1, 2, 3], 2, 'single'), 2, 0],
    ['stays on the only track', queue([1], 0), 0, 0],
    ['stays in an empty queue', queue([], 0), 0, 0],
    ['goes on in order where nothing stands at what was drawn', queue([1, 2], 0), 7, 1],
  ])('%s', (_, before, drawn, index) => {
    expect(skipCurrent(before, drawn)).toEqual({ ...before, index })
  })
})

describe('cycleMode', () => {
  it('goes from normal to random, to single, and back', () => {
    const random = cycleMode(queue([1], 0))
    const single = cycleMode(random)
    expect([random.mode, single.mode, cycleMode(single).mode]).toEqual(['random', 'single', 'normal'])
  })
})

type Move = (queue: Queue) => Queue

const ids = fc.integer({ min: 1, max: 9 })
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(fc.array(ids), fc.integer()).map(
    ([list, index]): Move =>
      (before) =>
        replaceWith(before, list.map(track), index),
  ),
  ids.map(
    (id): Move =>
      (before) =>
        add(before, track(id)),
  ),
  ids.map(
    (id): Move =>
      (before) =>
        playNext(before, track(id)),
  ),
  fc.integer({ min: -1, max: 12 }).map(
    (at): Move =>
      (before) =>
        removeAt(before, at),
  ),
  fc
    .tuple(
      fc.constantFrom(1 as const, -1 as const),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    )
    .map(
      ([direction, chance]): Move =>
        (before) =>
          step(before, direction, () => chance),
    ),
  fc.integer({ min: -1, max: 12 }).map(
    (drawn): Move =>
      (before) =>
        skipCurrent(before, drawn),
  ),
  fc.constant<Move>(cycleMode),
)

describe('the queue rules in any order', () => {
  it('keep the index valid, do not change their arguments, and survive storage', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 40 }), (sequence) => {
        let current = queue([], 0)
        for (const move of sequence) {
          const frozen = Object.freeze({ ...current, tracks: Object.freeze([...current.tracks]) })
          current = move(frozen)
          const { length } = current.tracks
          expect(Number.isInteger(current.index)).toBe(true)
          expect(current.index).toBeGreaterThanOrEqual(0)
          expect(current.index).toBeLessThan(Math.max(1, length))
        }
        const saved = { ...current, position: 12.5 }
        const expected = current.tracks.length === 0 ? { ...saved, position: 0 } : saved
        expect(parseSavedQueue(JSON.parse(JSON.stringify(saved)))).toEqual(expected)
      }),
    )
  })

  it('keep the current track when others are removed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(ids, { minLength: 2 }),
        fc.nat(),
        fc.array(fc.nat()),
        (list, start, removals) => {
          let current = queue(list, start % list.length)
          const playing = current.tracks[current.index]
          for (const removal of removals) {
            const at = removal % current.tracks.length
            if (at !== current.index) current = removeAt(current, at)
          }
          expect(current.tracks[current.index]).toBe(playing)
        },
      ),
    )
  })

  it('keep the current track when others are inserted after it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(ids, { minLength: 1 }), fc.nat(), fc.array(ids), (list, start, added) => {
        let current = queue(list, start % list.length)
        const playing = current.tracks[current.index]?.id
        for (const id of added) {
          current = playNext(current, track(id))
          expect(current.tracks[current.index]?.id).toBe(playing)
          if (id !== playing) expect(current.tracks[current.index + 1]?.id).toBe(id)
        }
        expect(new Set(current.tracks.map((entry) => entry.id)).size).toBe(current.tracks.length)
      }),
    )
  })
})
