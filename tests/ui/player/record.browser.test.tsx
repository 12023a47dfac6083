/// <reference types="@vitest/browser-playwright" />
import { cdp, page } from 'vitest/browser'
import { describe, expect, it, onTestFinished } from 'vitest'
import { showPlayer } from './show-player'

const needle = () => document.querySelector('svg[viewBox="0 -8 200 200"]')
const dayMs = 86_400_000
/** The layer takes its time to go, and a page to turn. */
const patience = { timeout: 10_000 }
const runs = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().duration === dayMs)

async function showRecord() {
  const shown = await showPlayer()
  shown.stores.settings.set('playerStyle', 'record')
  await expect.poll(needle, patience).not.toBeNull()
  return shown
}

describe('Record', () => {
  it('takes the place of the cover as soon as the listener wants it, and gives it back', async () => {
    const { stores } = await showPlayer()
    const cover = page.getByRole('region', { name: 'Cover', exact: true })
    await expect.element(cover).toBeVisible()
    expect(needle()).toBeNull()
    stores.settings.set('playerStyle', 'record')
    await expect.poll(needle, patience).not.toBeNull()
    await expect.element(cover.getByText('Artist')).toBeVisible()
    await expect.element(cover.getByRole('link', { name: 'Album' })).toBeVisible()
    stores.settings.set('playerStyle', 'cover')
    await expect.poll(needle, patience).toBeNull()
  })

  it('turns by one animation while it sounds, with the needle on it', async () => {
    const { stores, engine } = await showRecord()
    await expect.poll(() => runs().length, patience).toBe(1)
    expect(needle()).not.toHaveAttribute('data-lifted')
    stores.player.toggle()
    await expect.poll(() => runs().length, patience).toBe(0)
    expect(needle()).toHaveAttribute('data-lifted')
    stores.player.toggle()
    await expect.poll(() => runs().length, patience).toBe(1)
    engine.become({ phase: 'stalled' })
    await expect.poll(() => runs().length, patience).toBe(0)
    expect(needle()).not.toHaveAttribute('data-lifted')
  })

  it('stands while the player is closed', async () => {
    const { stores } = await showRecord()
    await expect.poll(() => runs().length, patience).toBe(1)
    stores.shell.closePlayer()
    await expect.poll(() => runs().length, patience).toBe(0)
    await expect.poll(needle, patience).toBeNull()
  })

  it('stands while the page of words is in its place', async () => {
    const { stores } = await showPlayer({ width: 360, height: 740 })
    stores.settings.set('playerStyle', 'record')
    await page.getByRole('button', { name: 'Cover page' }).click()
    await expect.poll(() => runs().length, patience).toBe(1)
    await page.getByRole('button', { name: 'Lyrics page' }).click()
    await expect.poll(() => runs().length, patience).toBe(0)
  })

  it('stands for a listener who wants less motion', async () => {
    await showRecord()
    await expect.poll(() => runs().length, patience).toBe(1)
    const media = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
    onTestFinished(async () => void (await media('')))
    await media('reduce')
    await expect.poll(() => runs().length, patience).toBe(0)
    expect(needle()).not.toHaveAttribute('data-lifted')
  })
})
