import { describe, expect, it } from 'vitest'
import { splitDiscs } from '../../../../src/workers/core/decoders/album-discs'
import { track } from '../../../support/track'

const song = (id: number, cd: string, discTitle = '') => ({ track: track(id), cd, discTitle })

const idsOf = (tracks: readonly { id: number }[]) => tracks.map(({ id }) => id)

describe('splitDiscs', () => {
  it.each([
    ['one disc', [song(1, '1'), song(2, '01')]],
    ['no numbers', [song(1, ''), song(2, 'x')]],
    ['no songs', []],
  ])('names no discs of an album with %s', (_name, songs) => {
    expect(splitDiscs(songs)).toEqual({ tracks: songs.map(({ track }) => track) })
  })

  it('reads numbers in all their forms, and puts the discs in order', () => {
    const { tracks, discs } = splitDiscs([
      song(1, '2/3', ''),
      song(2, '01'),
      song(3, '2', 'Live'),
      song(4, ''),
      song(5, '10'),
    ])
    expect(idsOf(tracks)).toEqual([2, 4, 1, 3, 5])
    expect(discs).toEqual([
      { number: 1, title: '', at: 0 },
      { number: 2, title: 'Live', at: 2 },
      { number: 10, title: '', at: 4 },
    ])
  })
})
