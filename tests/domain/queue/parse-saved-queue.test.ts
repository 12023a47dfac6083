import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSavedQueue } from '../../../src/domain/queue/parse-saved-queue'

const track = {
  id: 7,
  name: 'Seven',
  artists: [{ id: 1, name: 'One' }],
  album: { id: 2, name: 'Two', picUrl: 'https://covers.test/2.jpg' },
  aliases: ['Sept'],
  duration: 61.5,
  fee: 8,
  cloud: { fileName: 'seven.flac', fileSize: 9 },
  mv: 3,
}
const saved = { tracks: [track, { ...track, id: 8 }], index: 1, mode: 'random', position: 30 }

describe('parseSavedQueue', () => {
  it('returns what was stored', () => {
    expect(parseSavedQueue(structuredClone(saved))).toEqual(saved)
  })

  it.each([null, undefined, 5, 'queue', [], {}, { tracks: 'all' }, { index: 0 }])(
    'takes %j for no queue',
    (value) => {
      expect(parseSavedQueue(value)).toBeNull()
    },
  )

  it.each([
    ['the index', { index: 99 }, { index: 0, position: 0 }],
    ['an index of a wrong type', { index: '1' }, { index: 0 }],
    ['a fractional index', { index: 0.5 }, { index: 0 }],
    ['the mode', { mode: 'shuffle' }, { mode: 'normal' }],
    ['a mode inherited by every object', { mode: 'toString' }, { mode: 'normal' }],
    ['the position', { position: Number.NaN }, { position: 0 }],
    ['a place whose track stands elsewhere by now', { trackId: 7 }, { index: 0, position: 30 }],
    ['a place whose track is not there any more', { trackId: 99 }, { index: 0, position: 0 }],
    ['a position before the start', { position: -3 }, { position: 0 }],
  ])('mends %s', (_, broken, mended) => {
    expect(parseSavedQueue({ ...saved, ...broken })).toMatchObject(mended)
  })

  it.each([
    ['one track that is current', { tracks: [track], index: 0 }, true],
    ['one track that the place names', { tracks: [track], index: 3, trackId: 7 }, true],
    ['the song before the one that the place names', { tracks: [track], index: 0, trackId: 8 }, true],
    ['several tracks', {}, undefined],
    ['something else than a yes', { tracks: [track], index: 0, fm: 'yes' }, undefined],
  ])('recognises a song of personal FM by %s', (_, changes, fm) => {
    expect(parseSavedQueue({ ...saved, fm: true, ...changes })?.fm).toBe(fm)
  })

  it.each([
    [true, true],
    ['yes', undefined],
    [undefined, undefined],
  ])('recognises a queue from the cloud drive: %s', (cloud, known) => {
    expect(parseSavedQueue({ ...saved, cloud })?.cloud).toBe(known)
  })

  it('leaves out unreadable tracks and keeps the current one', () => {
    const tracks = [null, track, { name: 'no id' }, { id: 1.5, name: 'x' }, { id: 3 }, { ...track, id: 8 }]
    expect(parseSavedQueue({ ...saved, tracks, index: 5 })).toEqual(saved)
  })

  it('starts at the beginning when the current track is unreadable', () => {
    const queue = parseSavedQueue({ ...saved, tracks: [track, null], index: 1 })
    expect(queue).toMatchObject({ index: 0, position: 0 })
  })

  it('fills in the fields that a track lacks', () => {
    expect(
      parseSavedQueue({ tracks: [{ id: 7, name: 'Seven', artists: 5, duration: -1, fee: 'x' }] }),
    ).toEqual({
      tracks: [
        {
          id: 7,
          name: 'Seven',
          artists: [],
          album: { id: 0, name: '', picUrl: null },
          aliases: [],
          duration: 0,
          fee: 0,
          cloud: null,
          mv: null,
        },
      ],
      index: 0,
      mode: 'normal',
      position: 0,
    })
  })

  it('never takes inherited fields for data', () => {
    const value: unknown = JSON.parse('{"__proto__": {"tracks": [{"id": 1, "name": "x"}]}}')
    expect(parseSavedQueue(value)).toBeNull()
  })

  it('returns a valid queue or none, whatever was stored', () => {
    const entry = fc.record({
      id: fc.oneof(fc.integer(), fc.anything()),
      name: fc.oneof(fc.string(), fc.anything()),
    })
    const stored = fc.record({
      tracks: fc.oneof(fc.array(fc.oneof(entry, fc.anything())), fc.anything()),
      index: fc.anything(),
      mode: fc.anything(),
      position: fc.anything(),
    })
    fc.assert(
      fc.property(fc.oneof(stored, fc.anything()), (value) => {
        const queue = parseSavedQueue(value)
        if (!queue) return
        expect(queue.index).toBeLessThan(Math.max(1, queue.tracks.length))
        expect(queue.position).toBeGreaterThanOrEqual(0)
        expect(parseSavedQueue(queue)).toEqual(queue)
      }),
    )
  })
})
