import { describe, expect, it } from 'vitest'
import { isAlbumInPlay } from '../../../src/domain/queue/is-album-in-play'
import type { PlayMode } from '../../../src/domain/queue/queue'
import { track } from '../../support/track'

const of = (id: number, album: number) => track(id, { album: { id: album, name: '', picUrl: null } })

const queue = (albums: readonly number[], mode: PlayMode = 'normal') => ({
  tracks: albums.map((album, at) => of(at + 1, album)),
  index: 0,
  mode,
})

const inPlay = (albums: readonly number[], mode?: PlayMode): boolean[] => {
  const played = queue(albums, mode)
  return played.tracks.map((one) => isAlbumInPlay(played, one))
}

describe('isAlbumInPlay', () => {
  it('is true of tracks beside others of their album', () => {
    expect(inPlay([7, 7, 7])).toEqual([true, true, true])
    expect(inPlay([7, 7, 8, 9, 9])).toEqual([true, true, false, true, true])
  })

  it('is false of tracks of many albums, of one track alone, and of tracks without an album', () => {
    expect(inPlay([7, 8, 7, 8])).toEqual([false, false, false, false])
    expect(inPlay([7])).toEqual([false])
    expect(inPlay([0, 0])).toEqual([false, false])
  })

  it('is false out of order', () => {
    expect(inPlay([7, 7], 'random')).toEqual([false, false])
    expect(inPlay([7, 7], 'single')).toEqual([false, false])
  })

  it('finds the current one of several equal tracks, and none that is not queued', () => {
    const once = of(1, 7)
    const tracks = [once, of(2, 8), once, of(3, 7)]
    expect(isAlbumInPlay({ tracks, index: 2, mode: 'normal' }, once)).toBe(true)
    expect(isAlbumInPlay({ tracks, index: 0, mode: 'normal' }, once)).toBe(false)
    expect(isAlbumInPlay(queue([7, 7]), of(9, 7))).toBe(false)
  })
})
