import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LyricData } from '../../../../../src/domain/lyrics/lyric-data'
import { ok } from '../../../../../src/contract/result'
import { createI18n } from '../../../../../src/i18n/create-i18n'
import { App } from '../../../../../src/ui/app'
import { FullPlayer } from '../../../../../src/ui/features/player/full-player'
import '../../../../../src/ui/theme/tokens.css'
import '../../../../../src/ui/theme/base.css'
import { track } from '../../../../support/track'
import { fakeStores } from '../../../../support/ui/fake-stores'
import { barePlainSong, songWithEverything } from '../../../../support/ui/songs'

async function play(song: LyricData, width = 1200) {
  const fakes = fakeStores()
  const { stores, backend } = fakes
  backend.lyricsOf = () => ok(song)
  stores.settings.set('showLyricSetting', true)
  stores.player.playAll([track(1)], 0)
  stores.shell.openPlayer()
  const router = createMemoryRouter([{ path: '/', element: <FullPlayer /> }])
  await page.viewport(width, 740)
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  await expect.element(strip).toBeVisible()
  return fakes
}

const strip = page.getByRole('group', { name: 'Quick lyric settings' })
const names = () => [...strip.element().querySelectorAll('button')].map(({ textContent }) => textContent)

describe('LyricQuickSettings', () => {
  it.each([
    ['showYrc', 'Word by word'],
    ['showTransl', 'Translation'],
    ['showRoma', 'Romanisation'],
    ['lrcMousePause', 'Pause on hover'],
    ['lyricsBlur', 'Blur'],
  ] as const)('switches %s by its button and by the keyboard', async (setting, name) => {
    const { stores } = await play(songWithEverything)
    const button = strip.getByRole('button', { name, exact: true })
    const before = stores.settings.values[setting]
    await expect.element(button).toHaveAttribute('aria-pressed', String(before))
    await userEvent.click(button)
    expect(stores.settings.values[setting]).toBe(!before)
    await expect.element(button).toHaveAttribute('aria-pressed', String(!before))
    await userEvent.keyboard(' ')
    expect(stores.settings.values[setting]).toBe(before)
  })

  it('offers only switches that have an effect on this song and device tier', async () => {
    const { stores } = await play(barePlainSong)
    expect(names()).toEqual(['Pause on hover', 'Blur'])
    stores.settings.set('qualityTier', 'low')
    await expect.poll(names).toEqual(['Pause on hover'])
  })

  it('is shown only while its own setting is on', async () => {
    const { stores } = await play(songWithEverything)
    stores.settings.set('showLyricSetting', false)
    await expect.poll(() => strip.query()).toBeNull()
    stores.settings.set('showLyricSetting', true)
    await expect.element(strip).toBeVisible()
  })

  it.each([360, 768, 1200])(
    'covers no lyrics at %i wide and brings a focused button into sight',
    async (width) => {
      await play(songWithEverything, width)
      const list = page.getByRole('list', { name: 'Lyrics' })
      await expect.element(list).toBeInTheDocument()
      const lyrics = list.element().parentElement
      expect(strip.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
        lyrics?.getBoundingClientRect().top ?? 0,
      )
      for (const button of strip.element().querySelectorAll('button')) {
        button.focus()
        const { left, right } = button.getBoundingClientRect()
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
        expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44)
      }
    },
  )
})
