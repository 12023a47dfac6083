import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickFmSong } from '../../../src/domain/queue/pick-fm-song'
import { track } from '../../support/track'

const offer = (...ids: number[]) => ids.map((id) => track(id))

describe('pickFmSong', () => {
  it.each([
    ['the first that was not heard', offer(1, 2, 3), [1, 9], 2],
    ['the first of all while nothing was heard', offer(1, 2, 3), [], 1],
    ['the one heard longest ago when all were', offer(1, 2, 3), [1, 3, 2], 2],
    ['the only one, even if it was heard just now', offer(4), [4], 4],
  ])('picks %s', (_, offered, heard, id) => {
    expect(pickFmSong(offered, heard)?.id).toBe(id)
  })

  it('picks nothing when nothing is offered', () => {
    expect(pickFmSong([], [1])).toBeNull()
  })

  it('reaches every song of a small library that is always offered in the same order', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(ids, (library) => {
        const heard: number[] = []
        for (let turn = 0; turn < library.length; turn++) {
          const song = pickFmSong(offer(...library), heard)
          heard.unshift(song?.id ?? 0)
        }
        expect(new Set(heard)).toEqual(new Set(library))
      }),
    )
  })
})
