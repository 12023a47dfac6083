import { page } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Track } from '../../../src/contract/replies/track'
import { ok } from '../../../src/contract/result'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { TrackList } from '../../../src/ui/features/tracks/track-list'
import type { TrackListProps } from '../../../src/ui/features/tracks/track-list-props'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { track } from '../track'
import { fakeStores } from './fake-stores'

interface Show extends Partial<TrackListProps> {
  listener?: boolean
}

/** So many tracks with the ids from 1. */
export const some = (count: number) => Array.from({ length: count }, (_, at) => track(at + 1))

/** A list of tracks, of which `played` tells the places that were asked for, and `where` the address. */
export async function showTracks(tracks: readonly Track[], { listener = true, ...props }: Show = {}) {
  const fakes = fakeStores()
  const { stores, backend } = fakes
  backend.answers.loginStatus = () =>
    ok(listener ? { userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 } : null)
  await stores.session.check()
  const played: number[] = []
  const element = (
    <main>
      <TrackList tracks={tracks} onPlay={(at) => played.push(at)} {...props} />
    </main>
  )
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <p>Elsewhere</p> },
  ])
  const i18n = await createI18n('en')
  await render(<App stores={stores} i18n={i18n} router={router} />)
  const where = () => router.state.location.pathname + router.state.location.search
  return { ...fakes, i18n, played, where }
}

export const playButton = (name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true })
