import { describe, expect, it } from 'vitest'
import { readKeptList, readKeptSong, statusOf } from '../../../src/domain/offline/kept-song'
import type { KeptList, KeptSong } from '../../../src/domain/offline/kept-song'
import { stream, track } from '../../support/track'

const song: KeptSong = {
  track: track(1),
  owner: 5,
  purposes: ['song'],
  stream: stream(1),
  problem: null,
  addedMs: 9,
}
const list: KeptList = {
  key: 'album 3',
  owner: null,
  kind: 'album',
  id: 3,
  name: 'An album',
  cover: null,
  trackIds: [1, 2],
  addedMs: 9,
}

describe('readKeptSong', () => {
  it('reads what was stored', () => {
    expect(readKeptSong(structuredClone(song))).toEqual(song)
    expect(readKeptSong({ ...song, stream: null, problem: 'noStream' })).toMatchObject({
      problem: 'noStream',
    })
  })

  it.each([null, 7, {}, { ...song, track: null }, { ...song, purposes: [] }, { ...song, purposes: 'song' }])(
    'refuses %o',
    (value) => {
      expect(readKeptSong(value)).toBeNull()
    },
  )

  it('takes a broken stream, or that of another song, for none', () => {
    for (const broken of [7, {}, { ...stream(1), size: '9' }, { ...stream(1), loudness: null }, stream(2)])
      expect(statusOf(readKeptSong({ ...song, stream: broken })!)).toBe('waiting')
  })
})

describe('readKeptList', () => {
  it('reads what was stored, and skips what is no id', () => {
    expect(readKeptList(structuredClone(list))).toEqual(list)
    expect(readKeptList({ ...list, trackIds: [1, '2', null] })?.trackIds).toEqual([1])
  })

  it.each([null, {}, { ...list, kind: 'film' }, { ...list, id: '3' }, { ...list, name: null }])(
    'refuses %o',
    (value) => {
      expect(readKeptList(value)).toBeNull()
    },
  )
})
