import { describe, expect, it } from 'vitest'
import { addToPlayHistory, maxPlayHistory, readPlayHistory } from '../../../src/domain/library/play-history'
import { track } from '../../support/track'

const ids = (tracks: readonly { id: number }[]) => tracks.map(({ id }) => id)
const many = Array.from({ length: 150 }, (_, at) => track(at + 1))

describe('addToPlayHistory', () => {
  it('puts the newest first', () => {
    expect(ids(addToPlayHistory([track(1), track(2)], track(3)))).toEqual([3, 1, 2])
  })

  it('keeps each track once, at its latest place', () => {
    expect(ids(addToPlayHistory([track(1), track(2), track(3)], track(3)))).toEqual([3, 1, 2])
  })

  it('replaces an older copy of the track', () => {
    expect(addToPlayHistory([track(1)], track(1, { name: 'New name' }))[0]?.name).toBe('New name')
  })

  it('keeps at most a hundred tracks', () => {
    const history = many.reduce<readonly ReturnType<typeof track>[]>(addToPlayHistory, [])
    expect(history).toHaveLength(maxPlayHistory)
    expect(history[0]?.id).toBe(150)
    expect(history.at(-1)?.id).toBe(51)
  })
})

describe('readPlayHistory', () => {
  it.each([[null], ['x'], [7], [{ length: 1, 0: track(1) }], [undefined]])(
    'reads %o as an empty history',
    (value) => {
      expect(readPlayHistory(value)).toEqual([])
    },
  )

  it('drops entries that are no tracks, and repeated ones', () => {
    expect(ids(readPlayHistory([track(1), null, 'x', { id: 2 }, track(3), track(1)]))).toEqual([1, 3])
  })

  it('keeps the newest hundred tracks', () => {
    expect(ids(readPlayHistory(many))).toEqual(ids(many.slice(0, maxPlayHistory)))
  })
})
