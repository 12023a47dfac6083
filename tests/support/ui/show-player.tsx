import { page } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LyricData } from '../../../src/domain/lyrics/lyric-data'
import { emptyLyrics } from '../../../src/domain/lyrics/lyric-data'
import type { Result } from '../../../src/contract/result'
import { ok } from '../../../src/contract/result'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { FullPlayer } from '../../../src/ui/features/player/full-player'
import { loadPlayerLayer } from '../../../src/ui/features/player/full-player'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { track } from '../track'
import { fakeStores } from './fake-stores'

/** Lines at 10, 20, 30 and 40 seconds. */
export const song: LyricData = {
  ...emptyLyrics,
  lrc: ['Morning', 'Noon', 'Evening', 'Night'].map((content, at) => ({ time: 10 * (at + 1), content })),
}

interface PlayerShow {
  lyrics?: (trackId: number) => Result<LyricData> | Promise<Result<LyricData>>
  width?: number
  height?: number
}

/** Renders the full player, open, with the first of two tracks playing. */
export async function showPlayer({ lyrics = () => ok(song), width = 1200, height = 800 }: PlayerShow = {}) {
  const fakes = fakeStores()
  const { stores, backend } = fakes
  backend.lyricsOf = lyrics
  await page.viewport(width, height)
  stores.player.playAll([track(1), track(2)], 0)
  stores.shell.openPlayer()
  await loadPlayerLayer()
  const router = createMemoryRouter([{ path: '/', element: <FullPlayer /> }])
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  // it has focus once it is rendered
  await expect.poll(() => document.activeElement?.hasAttribute('data-player-open')).toBe(true)
  return fakes
}
