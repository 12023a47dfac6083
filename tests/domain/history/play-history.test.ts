import { describe, expect, it } from 'vitest'
import { addHeard, mostPlayed, readPlayHistory } from '../../../src/domain/history/play-history'
import { track } from '../../support/track'

const ids = (tracks: readonly { id: number }[]) => tracks.map(({ id }) => id)
const many = Array.from({ length: 150 }, (_, at) => track(at + 1))

describe('addHeard', () => {
  it('puts the newest first', () => {
    expect(ids(addHeard([track(1), track(2)], track(3)))).toEqual([3, 1, 2])
  })

  it('keeps each track once, where it was heard last', () => {
    expect(ids(addHeard([track(1), track(2), track(3)], track(3)))).toEqual([3, 1, 2])
  })

  it('keeps what was heard last as it is known now', () => {
    expect(addHeard([track(1)], track(1, { name: 'New name' }))[0]?.name).toBe('New name')
  })

  it('keeps a hundred', () => {
    const history = many.reduce<readonly ReturnType<typeof track>[]>(addHeard, [])
    expect(history).toHaveLength(mostPlayed)
    expect(history[0]?.id).toBe(150)
    expect(history.at(-1)?.id).toBe(51)
  })
})

describe('readPlayHistory', () => {
  it.each([[null], ['x'], [7], [{ length: 1, 0: track(1) }], [undefined]])('takes %o for none', (value) => {
    expect(readPlayHistory(value)).toEqual([])
  })

  it('leaves out what is no track, and what is there twice', () => {
    expect(ids(readPlayHistory([track(1), null, 'x', { id: 2 }, track(3), track(1)]))).toEqual([1, 3])
  })

  it('keeps the newest hundred of more', () => {
    expect(ids(readPlayHistory(many))).toEqual(ids(many.slice(0, mostPlayed)))
  })
})
