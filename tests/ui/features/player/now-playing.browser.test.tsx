import { page } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { emptyLyrics } from '../../../../src/domain/lyrics/lyric-data'
import { ok } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { PlayerBar } from '../../../../src/ui/features/player/player-bar'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'

const lrc = ['海と夜', '東京', 'Goodnight'].map((content, at) => ({ time: 10 * (at + 1), content }))
const bar = page.getByRole('region', { name: 'Player' })
const second = () => bar.element().querySelectorAll('p')[1]

async function show() {
  const fakes = fakeStores()
  fakes.backend.lyricsOf = () => ok({ ...emptyLyrics, lrc })
  await page.viewport(1000, 600)
  const router = createMemoryRouter([{ path: '/', element: <PlayerBar /> }])
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  fakes.stores.player.playAll([track(1)], 0)
  await expect.poll(() => fakes.stores.player.playing).toBe(true)
  await expect.poll(() => fakes.stores.lyrics.lines.length).toBe(3)
  return fakes
}

describe('NowPlaying', () => {
  it('shows the artists before the first line, then the lines', async () => {
    const { engine } = await show()
    await expect.poll(second).toHaveTextContent('Artist')
    engine.advanceTo(10.5)
    await expect.poll(second).toHaveTextContent('海と夜')
    engine.advanceTo(31)
    await expect.poll(second).toHaveTextContent('Goodnight')
    engine.advanceTo(1)
    await expect.poll(second).toHaveTextContent('Artist')
  })

  it('sets the language of a line by its script, and hides it from screen readers', async () => {
    const { engine } = await show()
    engine.advanceTo(21)
    await expect.poll(second).toHaveTextContent('東京')
    expect(second()).toHaveAttribute('lang', 'ja')
    expect(second()).toHaveAttribute('aria-hidden', 'true')
    expect(second()?.closest('[aria-live], [role=status]')).toBeNull()
    engine.advanceTo(31)
    await expect.poll(second).toHaveTextContent('Goodnight')
    expect(second()).toHaveAttribute('lang', '')
  })

  it('keeps its height whatever script a line is written in', async () => {
    const { engine } = await show()
    const height = () => second()?.parentElement?.getBoundingClientRect().height
    const before = height()
    for (const at of [10, 20, 30]) {
      engine.advanceTo(at + 0.5)
      await expect.poll(second).toHaveTextContent(lrc[at / 10 - 1]?.content ?? '')
      expect(height()).toBe(before)
    }
  })

  it('shows the artists again when paused, and when lines are switched off', async () => {
    const { engine, stores } = await show()
    engine.advanceTo(12)
    await expect.poll(second).toHaveTextContent('海と夜')
    stores.settings.set('bottomLyricShow', false)
    await expect.poll(second).toHaveTextContent('Artist')
    stores.settings.set('bottomLyricShow', true)
    await expect.poll(second).toHaveTextContent('海と夜')
    stores.player.toggle()
    await expect.poll(second).toHaveTextContent('Artist')
  })
})
