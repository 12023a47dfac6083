/// <reference types="@vitest/browser-playwright" />
import { cdp, page } from 'vitest/browser'
import { describe, expect, it, onTestFinished } from 'vitest'
import { showPlayer } from '../../../support/ui/show-player'

const needle = () => document.querySelector('svg[viewBox="0 -8 200 200"]')
const dayMs = 86_400_000
/** Polls for longer than sliding out or scrolling to a page takes. */
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

describe('VinylRecord', () => {
  it('replaces the cover by setting, and the other way round', async () => {
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

  it('turns by one animation while it plays, with the needle on it', async () => {
    const { stores, engine } = await showRecord()
    await expect.poll(() => runs().length, patience).toBe(1)
    expect(needle()).not.toHaveAttribute('data-lifted')
    stores.player.toggle()
    await expect.poll(() => runs().length, patience).toBe(0)
    expect(needle()).toHaveAttribute('data-lifted')
    stores.player.toggle()
    await expect.poll(() => runs().length, patience).toBe(1)
    engine.setState({ phase: 'stalled' })
    await expect.poll(() => runs().length, patience).toBe(0)
    expect(needle()).not.toHaveAttribute('data-lifted')
  })

  it('does not turn while the player is closed', async () => {
    const { stores } = await showRecord()
    await expect.poll(() => runs().length, patience).toBe(1)
    stores.shell.closePlayer()
    await expect.poll(() => runs().length, patience).toBe(0)
    await expect.poll(needle, patience).toBeNull()
  })

  it('does not turn while the lyrics page is shown', async () => {
    const { stores } = await showPlayer({ width: 360, height: 740 })
    stores.settings.set('playerStyle', 'record')
    await page.getByRole('button', { name: 'Cover page' }).click()
    await expect.poll(() => runs().length, patience).toBe(1)
    await page.getByRole('button', { name: 'Lyrics page' }).click()
    await expect.poll(() => runs().length, patience).toBe(0)
  })

  it('does not turn with reduced motion', async () => {
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
