import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LyricData } from '../../../../../src/domain/lyrics/lyric-data'
import { ok } from '../../../../../src/contract/result'
import { createI18n } from '../../../../../src/i18n/create-i18n'
import { App } from '../../../../../src/ui/app'
import { Shell } from '../../../../../src/ui/layout/shell'
import '../../../../../src/ui/theme/tokens.css'
import '../../../../../src/ui/theme/base.css'
import { track } from '../../../../support/track'
import { fakeStores } from '../../../../support/ui/fake-stores'
import { barePlainSong, songWithEverything } from '../../../../support/ui/songs'

/** Renders the full player of a song over a screen. */
async function play(song: LyricData) {
  const fakes = fakeStores()
  const { stores, backend } = fakes
  backend.lyricsOf = () => ok(song)
  await stores.playerBundle.load()
  stores.player.playAll([track(1)], 0)
  stores.shell.openPlayer()
  const router = createMemoryRouter([
    {
      element: <Shell />,
      children: [
        { path: '/', element: <p>Home</p> },
        { path: '/setting/player', element: <p>Settings of the player</p> },
      ],
    },
  ])
  await page.viewport(1200, 800)
  // not in strict mode, which mounts the dialog twice and moves focus again
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  await expect.poll(() => stores.lyrics.lines.length).toBe(song.lrc.length)
  return { ...fakes, router }
}

const opener = page.getByRole('button', { name: 'Lyric settings', exact: true })
const dialog = page.getByRole('dialog', { name: 'Lyric settings', exact: true })
const row = (name: string) => dialog.getByRole('switch', { name, exact: true })

async function open(song = songWithEverything) {
  const played = await play(song)
  await userEvent.click(opener)
  await expect.element(dialog).toBeVisible()
  return played
}

const isShut = () => expect.poll(() => document.querySelector('dialog')).toBeNull()

const switches = [
  ['showLyricSetting', 'Quick settings on the play page'],
  ['showYrc', 'Word by word'],
  ['showYrcAnimation', 'Word animation'],
  ['showYrcTransform', 'Words float up'],
  ['showTransl', 'Translation'],
  ['showRoma', 'Romanisation'],
  ['countDownShow', 'Intro countdown'],
  ['lrcMousePause', 'Pause on hover'],
  ['lyricsBlur', 'Blur'],
] as const

describe('LyricDialog', () => {
  it('switches each of its settings by its row and by the space key', async () => {
    const { stores } = await open()
    for (const [setting, name] of switches) {
      const before = stores.settings.values[setting]
      await expect.element(row(name)).toHaveAttribute('aria-checked', String(before))
      await userEvent.click(dialog.getByText(name, { exact: true }))
      expect(stores.settings.values[setting], setting).toBe(!before)
      await expect.element(row(name)).toHaveAttribute('aria-checked', String(!before))
      row(name).element().focus()
      await userEvent.keyboard(' ')
      expect(stores.settings.values[setting], setting).toBe(before)
    }
  })
  it('offers how words light up only while they do, and keeps the choice', async () => {
    const { stores } = await open()
    await userEvent.click(row('Words float up'))
    await userEvent.click(row('Word by word'))
    expect(row('Word animation').query()).toBeNull()
    expect(row('Words float up').query()).toBeNull()
    expect(document.activeElement).toBe(row('Word by word').element())
    await userEvent.click(row('Word by word'))
    await expect.element(row('Words float up')).toHaveAttribute('aria-checked', 'true')
    expect(stores.settings.values.showYrcTransform).toBe(true)
  })

  it('says what the song lacks, and can be set nevertheless', async () => {
    const { stores } = await open(barePlainSong)
    await expect.element(row('Word by word')).toHaveAccessibleDescription('This song has no word times')
    await expect.element(row('Translation')).toHaveAccessibleDescription('This song has no translation')
    await expect.element(row('Romanisation')).toHaveAccessibleDescription('This song has no romanisation')
    await userEvent.click(row('Romanisation'))
    expect(stores.settings.values.showRoma).toBe(false)
  })

  it('says if the device tier leaves the blur out', async () => {
    const { stores } = await open()
    await expect.element(row('Blur')).toHaveAccessibleDescription('Lines further away are out of focus')
    stores.settings.set('qualityTier', 'mid')
    await expect.element(row('Blur')).toHaveAccessibleDescription('Left out at the present drawing quality')
  })

  it('takes focus, and returns it to its button on Escape', async () => {
    const { stores } = await open()
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await isShut()
    expect(document.activeElement).toBe(opener.element())
    expect(stores.shell.playerOpen).toBe(true)
  })

  it('links to all settings of the player, and closes together with the player', async () => {
    const { stores, router } = await open()
    const link = dialog.getByRole('link', { name: 'More lyric and player settings' })
    await expect.element(link).toHaveAttribute('href', '/setting/player')
    link.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Settings of the player')).toBeVisible()
    expect(router.state.location.pathname).toBe('/setting/player')
    expect(stores.shell.playerOpen).toBe(false)
    await isShut()
  })

  it('has its button in the player for every song', async () => {
    await play(barePlainSong)
    await expect.element(opener).toBeVisible()
    expect(page.getByRole('button', { name: /translation|romanisation/i }).query()).toBeNull()
  })
})

describe('PlayerTop', () => {
  it.each([
    ['showTransl', 'translation'],
    ['showRoma', 'romanisation'],
  ] as const)('switches %s by a button that says what it does', async (setting, name) => {
    const { stores } = await play(songWithEverything)
    const hide = page.getByRole('button', { name: `Hide ${name}` })
    // the player takes focus once it has slid in
    await expect.poll(() => document.activeElement?.matches('[data-player-layer]')).toBe(true)
    hide.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(stores.settings.values[setting]).toBe(false)
    const show = page.getByRole('button', { name: `Show ${name}` })
    await expect.element(show).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(stores.settings.values[setting]).toBe(true)
  })
})
