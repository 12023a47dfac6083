import { describe, expect, it } from 'vitest'
import { seekBy } from '../../../../src/ui/features/keyboard/shortcut-actions'
import { rest, setUp, tracks } from '../../../support/stores/player-fixture'

async function at(position: number) {
  const all = setUp()
  all.store.playAll(tracks, 0)
  await rest(all)
  all.engine.advanceTo(position)
  all.engine.calls.length = 0
  return all
}

describe('seekBy', () => {
  it.each([
    [20, 5, ['seek 25']],
    [20, -5, ['seek 15']],
    [3, -5, ['seek 0']],
    [0, -5, []],
    [57, 5, ['seek 59']],
    [59.5, 5, []],
    [59.5, -5, ['seek 54.5']],
  ])('from second %d by %d', async (position, by, asked) => {
    const { store, engine } = await at(position)
    seekBy(store, by)
    expect(engine.calls).toEqual(asked)
  })

  it('does nothing while nothing plays', () => {
    const { store, engine } = setUp()
    seekBy(store, 5)
    expect(engine.calls).toEqual([])
  })
})
