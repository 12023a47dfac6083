import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { emptyLyrics } from '../../../src/domain/lyrics/lyric-data'
import type { LyricData } from '../../../src/domain/lyrics/lyric-data'
import { failed, ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { showPlayer, song } from './show-player'

const list = page.getByRole('list', { name: 'Lyrics' })
const words = page.getByRole('region', { name: 'Lyrics page' })
const retry = page.getByRole('button', { name: 'Retry' })
const current = () => document.querySelector('[aria-current="true"] [data-lyric-text]')?.textContent

/** Lyrics that are answered when told to, one answer after another. */
function held() {
  const answers: ((answer: Result<LyricData>) => void)[] = []
  return {
    lyrics: () => new Promise<Result<LyricData>>((resolve) => answers.push(resolve)),
    answer: (answer: Result<LyricData>) => answers.shift()?.(answer),
  }
}

describe('the words of a track', () => {
  it('that come late stand at the line which is sung by then', async () => {
    const { lyrics, answer } = held()
    const { engine } = await showPlayer({ lyrics })
    await expect.element(words.getByRole('status', { name: 'Loading lyrics' })).toBeInTheDocument()
    engine.moveTo(31)
    answer(ok(song))
    await expect.element(list).toBeVisible()
    await expect.poll(current).toBe('Evening')
  })

  it('that fail say why, and the music goes on', async () => {
    const { engine } = await showPlayer({ lyrics: () => failed({ kind: 'offline' }) })
    await expect.element(words.getByRole('alert')).toHaveTextContent('The lyrics could not be loaded')
    await expect.element(words.getByRole('alert')).toHaveTextContent('cannot be reached')
    expect(engine.asked).toEqual(['load 1 at 0 and play'])
    expect(engine.state.phase).toBe('playing')
  })

  it('that are asked for again leave the focus with them', async () => {
    const { lyrics, answer } = held()
    await showPlayer({ lyrics })
    answer(failed({ kind: 'timeout' }))
    await expect.element(retry).toBeVisible()
    await userEvent.click(retry)
    await expect.element(retry).not.toBeInTheDocument()
    expect(document.activeElement).toBe(words.element())
    answer(failed({ kind: 'timeout' }))
    await expect.element(retry).toBeVisible()
    await userEvent.click(retry)
    answer(ok(song))
    await expect.element(list).toBeVisible()
    expect(document.activeElement).toBe(words.element())
  })

  it('that turn out not to be there when asked for again leave the focus with the player', async () => {
    const { lyrics, answer } = held()
    await showPlayer({ lyrics })
    answer(failed({ kind: 'timeout' }))
    await userEvent.click(retry)
    answer(ok(emptyLyrics))
    await expect.element(page.getByText('This song has no lyrics')).toBeVisible()
    await expect.element(words).not.toBeInTheDocument()
    expect(document.activeElement).toBe(page.getByRole('dialog').element())
  })

  it('that are too large say so and offer nothing that could not help', async () => {
    await showPlayer({ lyrics: () => failed({ kind: 'tooLarge' }) })
    await expect.element(words.getByRole('alert')).toHaveTextContent('The lyrics are too large to show')
    expect(retry.query()).toBeNull()
  })

  it('are left out where there are none, and a line below the cover says so', async () => {
    await showPlayer({ lyrics: () => ok(emptyLyrics) })
    const cover = page.getByRole('region', { name: 'Cover', exact: true })
    await expect.element(cover.getByRole('status')).toHaveTextContent('This song has no lyrics')
    expect(words.query()).toBeNull()
  })

  it('are left out where nothing is sung, with who made the music', async () => {
    const credits = ['Composer: Li', 'Arranger: Ono']
    await showPlayer({ lyrics: () => ok({ ...emptyLyrics, pureMusic: true, credits }) })
    await expect.element(page.getByText('Instrumental music')).toBeVisible()
    await expect.element(page.getByText('Composer: Li · Arranger: Ono')).toBeVisible()
  })

  it('leave cover and all where they are until it is known whether the next track has any', async () => {
    const { stores } = await showPlayer({ lyrics: () => ok(emptyLyrics) })
    await expect.element(page.getByText('This song has no lyrics')).toBeVisible()
    stores.player.next()
    await expect.element(page.getByText('Loading lyrics')).toBeInTheDocument()
    expect(words.query()).toBeNull()
    stores.lyrics.retry()
    await expect.element(page.getByText('This song has no lyrics')).toBeVisible()
    expect(words.query()).toBeNull()
  })

  it('come back beside the cover with the next track that has some', async () => {
    const { stores } = await showPlayer({ lyrics: (id) => ok(id === 1 ? emptyLyrics : song) })
    await expect.element(page.getByText('This song has no lyrics')).toBeVisible()
    stores.player.next()
    stores.lyrics.retry()
    await expect.element(list).toBeVisible()
    expect(page.getByText('This song has no lyrics').query()).toBeNull()
  })
})
