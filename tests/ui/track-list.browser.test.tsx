import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { startI18n } from '../../src/i18n/start-i18n'
import { App } from '../../src/ui/app'
import '../../src/ui/theme/tokens.css'
import '../../src/ui/theme/base.css'
import { TrackList } from '../../src/ui/tracks/track-list'
import { track } from '../support/track'
import { fakeStores } from './fake-stores'

const hostile = '<img src=x onerror="document.title=1">'

async function show(count: number, onPlay: (at: number) => void = () => {}) {
  const { stores, engine } = fakeStores()
  const tracks = Array.from({ length: count }, (_, at) =>
    track(at + 1, at === 1 ? { name: hostile, album: { id: 3, name: hostile, picUrl: null } } : {}),
  )
  const router = createMemoryRouter([{ path: '/', element: <TrackList tracks={tracks} onPlay={onPlay} /> }])
  await render(<App stores={stores} i18n={await startI18n('en')} router={router} />)
  return { stores, engine, tracks }
}

describe('TrackList', () => {
  it('holds ten thousand tracks with only the rows near the view on the page', async () => {
    await show(10_000)
    await expect.element(page.getByRole('button', { name: 'Play Track 1', exact: true })).toBeVisible()
    expect(document.querySelectorAll('li').length).toBeLessThan(60)
    expect(document.documentElement.scrollHeight).toBeGreaterThan(600_000)
  })

  it('plays from the cover, from the keyboard, and from a double click on the row', async () => {
    const played: number[] = []
    await show(3, (at) => played.push(at))
    await userEvent.click(page.getByRole('button', { name: 'Play Track 3' }))
    page.getByRole('button', { name: 'Play Track 1', exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.dblClick(page.getByText('Track 3', { exact: true }))
    expect(played).toEqual([2, 0, 2])
  })

  it('shows names as text, whatever they hold', async () => {
    await show(3)
    await expect.element(page.getByText(hostile).first()).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('marks what plays, and a press on it pauses nothing', async () => {
    const { stores, engine, tracks } = await show(3)
    stores.player.playAll(tracks, 0)
    const current = page.getByRole('button', { name: 'Play Track 1', exact: true })
    await expect.element(current).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => stores.player.sounding).toBe(true)
    await userEvent.dblClick(current)
    expect(engine.asked).toEqual(['load 1 at 0 and play'])
  })
})
