import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { failed, ok } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { HomeSection } from '../../../../src/ui/screens/home/home-section'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { playlist } from '../../../support/playlist'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'
import { axeFaults } from '../../../support/ui/axe-faults'

type Fakes = ReturnType<typeof fakeStores>

const artist = (id: number) => ({
  id,
  name: `Artist ${id}`,
  aliases: [],
  picUrl: null,
  albumCount: 0,
  trackCount: 0,
  videoCount: 0,
  followed: false,
})

async function show(
  part: 'own' | 'artists',
  visitor: boolean,
  prepare: (fakes: Fakes) => void,
  width = 1000,
) {
  const fakes = fakeStores()
  const profile = { userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 }
  fakes.backend.answers.loginStatus = () => ok(visitor ? null : profile)
  prepare(fakes)
  await fakes.stores.session.check()
  const element = (
    <main>
      <h1>Home</h1>
      <HomeSection part={part} />
    </main>
  )
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/login', element: <main>Log in here</main> },
  ])
  await page.viewport(width, 600)
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  return fakes
}

const own = () => page.getByRole('region', { name: 'Just for you' })
const link = (name: string) => page.getByRole('link', { name, exact: true })

describe('HomeSection', () => {
  it("has today's songs, likes and radar of a listener, each with a play button", async () => {
    const { stores } = await show('own', false, ({ backend }) => {
      backend.answers.recommendSongs = () => ok([track(1), track(2), track(3)])
      backend.answers.userPlaylist = () =>
        ok({ items: [playlist(1), playlist(2)], received: 2, total: 2, more: false })
      backend.answers.playlistDetail = ({ id }) => ok(playlist(Number(id), { name: 'Radar of Mia' }))
      backend.answers.playlistTracks = () => ok({ items: [track(8)], received: 1, total: 1, more: false })
    })
    await expect.element(own()).toHaveTextContent('Radar of Mia')
    await expect.element(link('Liked songs')).toHaveAttribute('href', '/playlist?id=1')
    await expect.element(link('Daily songs')).toHaveAttribute('href', '/dailySongs')
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Play the daily songs' }))
    await expect.poll(() => stores.queue.queue.tracks.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(stores.queue.queue.index).toBe(1)
    await userEvent.click(page.getByRole('button', { name: 'Play the liked songs' }))
    await expect.poll(() => stores.player.track?.id).toBe(8)
  })

  it.each([1000, 360])(
    'shows no radar where the backend has none, at the same height, %i wide',
    async (width) => {
      const { stores } = await show('own', true, () => {}, width)
      await expect.element(own()).toHaveTextContent('Log in for songs of your own each day')
      expect(page.getByText('Private radar').all()).toEqual([])
      expect(own().element().getBoundingClientRect().height).toBe(width < 768 ? 188 : 96)
      expect(document.documentElement.scrollWidth).toBe(width)
      await userEvent.click(page.getByRole('button', { name: 'Play the daily songs' }))
      expect(stores.notices.notices.map(({ text }) => text)).toEqual(['failure.loginNeeded'])
      await userEvent.click(link('Liked songs'))
      await expect.element(page.getByText('Log in here')).toBeVisible()
    },
  )

  it("shows on the card why today's songs failed to load", async () => {
    await show('own', false, ({ backend }) => {
      backend.answers.recommendSongs = () => failed({ kind: 'timeout' })
    })
    await expect.element(own()).toHaveTextContent('did not answer in time')
  })

  it('shows artists of the chosen area, and a link to all', async () => {
    await show('artists', true, ({ backend }) => {
      backend.answers.artistList = ({ area }) =>
        ok({ items: [artist(Number(area) + 100)], received: 1, total: 1, more: false })
    })
    await expect.element(link('Artist 99')).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Japanese' }))
    await expect.element(link('Artist 108')).toBeVisible()
    await expect.element(link('More artists')).toHaveAttribute('href', '/discover/artists')
    expect(await axeFaults()).toEqual([])
  })

  it('fails on its own, and recovers on retry', async () => {
    const { backend } = await show('artists', true, (fakes) => {
      fakes.backend.answers.artistList = () => failed({ kind: 'timeout' })
    })
    const section = page.getByRole('region', { name: 'Artists' })
    const { height } = section.element().getBoundingClientRect()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(section.element().getBoundingClientRect().height).toBe(height)
    backend.answers.artistList = () => ok({ items: [artist(1)], received: 1, total: 1, more: false })
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(link('Artist 1')).toBeVisible()
  })
})
