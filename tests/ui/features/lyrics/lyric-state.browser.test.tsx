import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { emptyLyrics } from '../../../../src/domain/lyrics/lyric-data'
import type { LyricData } from '../../../../src/domain/lyrics/lyric-data'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { showPlayer, song } from '../../../support/ui/show-player'

const list = page.getByRole('list', { name: 'Lyrics' })
const words = page.getByRole('region', { name: 'Lyrics page' })
const retry = page.getByRole('button', { name: 'Retry' })
const current = () => document.querySelector('[aria-current="true"] [data-lyric-text]')?.textContent

/** A backend that answers lyric requests one by one, when told to. */
function held() {
  const answers: ((answer: Result<LyricData>) => void)[] = []
  return {
    lyrics: () => new Promise<Result<LyricData>>((resolve) => answers.push(resolve)),
    answer: (answer: Result<LyricData>) => answers.shift()?.(answer),
  }
}

describe('lyrics of a track', () => {
  it('starts at the current line when lyrics arrive late', async () => {
    const { lyrics, answer } = held()
    const { engine } = await showPlayer({ lyrics })
    await expect.element(words.getByRole('status', { name: 'Loading lyrics' })).toBeInTheDocument()
    engine.advanceTo(31)
    answer(ok(song))
    await expect.element(list).toBeVisible()
    await expect.poll(current).toBe('Evening')
  })

  it('says why lyrics failed to load while the music plays', async () => {
    const { engine } = await showPlayer({ lyrics: () => failed({ kind: 'offline' }) })
    await expect.element(words.getByRole('alert')).toHaveTextContent('The lyrics could not be loaded')
    await expect.element(words.getByRole('alert')).toHaveTextContent('cannot be reached')
    expect(engine.calls).toEqual(['load 1 at 0 and play'])
    expect(engine.state.phase).toBe('playing')
  })

  it('keeps focus in the lyrics on a retry', async () => {
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

  it('moves focus to the player when a retry finds no lyrics', async () => {
    const { lyrics, answer } = held()
    await showPlayer({ lyrics })
    answer(failed({ kind: 'timeout' }))
    await userEvent.click(retry)
    answer(ok(emptyLyrics))
    await expect.element(page.getByText('This song has no lyrics')).toBeVisible()
    await expect.element(words).not.toBeInTheDocument()
    expect(document.activeElement).toBe(page.getByRole('dialog').element())
  })

  it('says that lyrics are too large, without a retry', async () => {
    await showPlayer({ lyrics: () => failed({ kind: 'tooLarge' }) })
    await expect.element(words.getByRole('alert')).toHaveTextContent('The lyrics are too large to show')
    expect(retry.query()).toBeNull()
  })

  it('shows a note below the cover when there are no lyrics', async () => {
    await showPlayer({ lyrics: () => ok(emptyLyrics) })
    const cover = page.getByRole('region', { name: 'Cover', exact: true })
    await expect.element(cover.getByRole('status')).toHaveTextContent('This song has no lyrics')
    expect(words.query()).toBeNull()
  })

  it('shows a note and the credits for instrumental music', async () => {
    const credits = ['Composer: Li', 'Arranger: Ono']
    await showPlayer({ lyrics: () => ok({ ...emptyLyrics, instrumental: true, credits }) })
    await expect.element(page.getByText('Instrumental music')).toBeVisible()
    await expect.element(page.getByText('Composer: Li · Arranger: Ono')).toBeVisible()
  })

  it('keeps the layout until it is known whether the next track has lyrics', async () => {
    const { stores } = await showPlayer({ lyrics: () => ok(emptyLyrics) })
    await expect.element(page.getByText('This song has no lyrics')).toBeVisible()
    stores.player.next()
    await expect.element(page.getByText('Loading lyrics')).toBeInTheDocument()
    expect(words.query()).toBeNull()
    stores.lyrics.retry()
    await expect.element(page.getByText('This song has no lyrics')).toBeVisible()
    expect(words.query()).toBeNull()
  })

  it('shows the lyrics page again with the next track that has lyrics', async () => {
    const { stores } = await showPlayer({ lyrics: (id) => ok(id === 1 ? emptyLyrics : song) })
    await expect.element(page.getByText('This song has no lyrics')).toBeVisible()
    stores.player.next()
    stores.lyrics.retry()
    await expect.element(list).toBeVisible()
    expect(page.getByText('This song has no lyrics').query()).toBeNull()
  })
})
