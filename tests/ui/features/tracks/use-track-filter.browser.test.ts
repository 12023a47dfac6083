import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Track } from '../../../../src/contract/replies/track'
import { useTrackFilter } from '../../../../src/ui/features/tracks/use-track-filter'
import { track } from '../../../support/track'

const first = [track(1, { name: '七里香' }), track(2, { name: 'Sunny' }), track(3, { name: '晴天' })]

/** Renders the filter; `give` sets other tracks, `seen` has the places of every render. */
async function filter(tracks: readonly Track[]) {
  const seen: string[] = []
  const hook = await renderHook(
    (given?: { tracks: readonly Track[] }) => {
      const found = useTrackFilter(given?.tracks ?? tracks)
      seen.push(found.places.join(' '))
      return found
    },
    { initialProps: { tracks } },
  )
  /** Acts and lets effects run. */
  const act = async (change: () => unknown) => {
    await hook.act(async () => void (await change()))
    await hook.act(() => Promise.resolve())
  }
  const type = (query: string) => act(() => hook.result.current.setQuery(query))
  const give = (given: readonly Track[]) => act(() => hook.rerender({ tracks: given }))
  return { ...hook, seen, type, give, places: () => hook.result.current.places }
}

describe('useTrackFilter', () => {
  it('shows the found tracks and no others while the list grows', async () => {
    const { type, give, places, seen } = await filter(first)
    await type('qt')
    await expect.poll(places).toEqual([2])
    seen.length = 0
    await give([...first, track(4), track(5, { name: 'QT' })])
    await expect.poll(places).toEqual([2, 4])
    expect(new Set(seen)).toEqual(new Set(['2', '2 4']))
  })

  it('keeps the same tracks when some before them are removed', async () => {
    const { type, give, places, seen } = await filter(first)
    await type('qt')
    await expect.poll(places).toEqual([2])
    seen.length = 0
    await give(first.slice(1))
    await expect.poll(places).toEqual([1])
    expect(new Set(seen)).toEqual(new Set(['1']))
  })

  it('shows all tracks again, and starts again with another query', async () => {
    const { type, places, seen } = await filter(first)
    await type('qt')
    await expect.poll(places).toEqual([2])
    await type('')
    expect(places()).toEqual([0, 1, 2])
    seen.length = 0
    await type('sun')
    await expect.poll(places).toEqual([1])
    expect(seen).not.toContain('2')
  })
})
