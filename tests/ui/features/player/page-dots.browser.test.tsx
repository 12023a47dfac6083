import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { emptyLyrics } from '../../../../src/domain/lyrics/lyric-data'
import { ok } from '../../../../src/contract/result'
import { showPlayer, song } from '../../../support/ui/show-player'

const phone = { width: 360, height: 740 }
const pages = page.getByRole('group', { name: 'Player pages' })
const toCover = pages.getByRole('button', { name: 'Cover page' })
const toWords = pages.getByRole('button', { name: 'Lyrics page' })
/** Polls for longer than scrolling to a page takes. */
const patience = { timeout: 10_000 }
const inSight = () => {
  const words = page.getByRole('region', { name: 'Lyrics page' }).element().getBoundingClientRect()
  return Math.round(words.left) === 0 ? 'words' : Math.round(words.left) === innerWidth ? 'cover' : 'between'
}

describe('PageDots', () => {
  it('shows that a narrow player opens with the lyrics, and leads to the cover and back', async () => {
    await showPlayer(phone)
    await expect.element(toWords).toHaveAttribute('aria-current', 'true')
    expect(inSight()).toBe('words')
    await toCover.click()
    await expect.poll(inSight, patience).toBe('cover')
    await expect.element(toCover).toHaveAttribute('aria-current', 'true')
    await expect.element(toWords).not.toHaveAttribute('aria-current')
    await toWords.click()
    await expect.poll(inSight, patience).toBe('words')
    await expect.element(toWords).toHaveAttribute('aria-current', 'true')
  })

  it('opens again at the page that was chosen last', async () => {
    const { stores } = await showPlayer(phone)
    await toCover.click()
    await expect.poll(inSight, patience).toBe('cover')
    await expect.element(toCover).toHaveAttribute('aria-current', 'true')
    stores.shell.closePlayer()
    await expect.poll(() => document.querySelector('[data-player-layer]'), patience).toBeNull()
    stores.shell.openPlayer()
    await expect.poll(inSight, patience).toBe('cover')
    await expect.element(toCover).toHaveAttribute('aria-current', 'true')
  })

  it('reaches the page that was pressed, although the pages are restored on the way', async () => {
    const { stores } = await showPlayer({ ...phone, lyrics: (id) => ok(id === 1 ? song : emptyLyrics) })
    await expect.element(toWords).toHaveAttribute('aria-current', 'true')
    await toCover.click()
    // without lyrics there is one page; with those of the song before there are two again
    stores.player.next()
    stores.lyrics.retry()
    await expect.poll(() => pages.query()).toBeNull()
    stores.player.previous()
    stores.lyrics.retry()
    await expect.poll(inSight, patience).toBe('cover')
    await expect.element(toCover).toHaveAttribute('aria-current', 'true')
  })

  it('is large enough for a finger', async () => {
    await showPlayer(phone)
    await expect.element(toCover).toBeVisible()
    for (const button of [toCover, toWords]) {
      const { width, height } = button.element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('is not shown where the pages are side by side, nor without lyrics', async () => {
    const { stores } = await showPlayer({ lyrics: (id) => ok(id === 1 ? song : emptyLyrics) })
    await expect.element(page.getByRole('list', { name: 'Lyrics' })).toBeVisible()
    expect(pages.query()).toBeNull()
    await page.viewport(360, 740)
    await expect.element(pages).toBeVisible()
    stores.player.next()
    stores.lyrics.retry()
    await expect.element(page.getByText('This song has no lyrics')).toBeVisible()
    expect(pages.query()).toBeNull()
  })

  it('comes back with the lyrics, at the chosen page', async () => {
    const { stores } = await showPlayer({ ...phone, lyrics: (id) => ok(id === 2 ? emptyLyrics : song) })
    const step = async (text: string | null) => {
      stores.player.next()
      stores.lyrics.retry()
      if (text) await expect.element(page.getByText(text)).toBeVisible()
      else await expect.element(pages).toBeVisible()
    }
    await step('This song has no lyrics')
    await step(null)
    await expect.poll(inSight, patience).toBe('words')
    await toCover.click()
    await expect.element(toCover).toHaveAttribute('aria-current', 'true')
    await step('This song has no lyrics')
    await step(null)
    await expect.poll(inSight, patience).toBe('cover')
  })
})
