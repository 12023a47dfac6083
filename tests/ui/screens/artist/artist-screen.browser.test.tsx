import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ArtistDetail } from '../../../../src/contract/replies/artist'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { createDeferred } from '../../../support/deferred'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { album, artist, ids, pageOf, video } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'

const detail = (id: number, changes: Partial<ArtistDetail> = {}): ArtistDetail => ({
  ...artist(id),
  coverUrl: null,
  description: 'She sings of the sea.',
  albumCount: 41,
  videoCount: 2,
  ...changes,
})
const answers = {
  artistDetail: ({ id }: { id: number | string }) => ok(detail(Number(id))),
  artistTop: () => ok({ artist: artist(9), tracks: [track(1), track(2)] }),
  artistAlbums: () => ok(pageOf(ids(30).map(album), 41)),
  artistMvs: () => ok(pageOf([video(1), video(2)], null, false)),
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })

describe('ArtistScreen', () => {
  it.each([
    ['en', 360, 'light', 'Artist 9 - Artist'],
    ['zh-CN', 1000, 'dark', 'Artist 9 - 歌手'],
  ] as const)('tells who an artist is, in %s at %i', async (language, width, theme, title) => {
    const { stores, where } = await showRoute('/artist?id=9', { answers, language, width, theme })
    await expect.element(page.getByRole('heading', { name: 'Artist 9', level: 1 })).toBeVisible()
    await expect.element(page.getByText('Track 2', { exact: true })).toBeVisible()
    await expect.poll(() => [where(), stores.shell.pageTitle]).toEqual(['/artist/songs?id=9', title])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await axeFaults()).toEqual([])
  })

  it.each([320, 360, 500])('keeps the story clear of the picture at %i', async (width) => {
    await showRoute('/artist?id=9', { answers, width })
    const story = page.getByRole('button', { name: /She sings of the sea/ })
    await expect.element(story).toBeVisible()
    const picture = document.querySelector('header > :first-child')
    expect(story.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      picture?.getBoundingClientRect().bottom ?? Infinity,
    )
  })

  it('plays all hot songs', async () => {
    const { stores } = await showRoute('/artist?id=9', { answers })
    await userEvent.click(button('Play hot songs'))
    await expect.poll(() => stores.queue.queue.tracks.map(({ id }) => id)).toEqual([1, 2])
    expect(stores.player.wantsSound).toBe(true)
  })

  it('links to all songs', async () => {
    await showRoute('/artist?id=9', { answers })
    await expect.element(link('All songs')).toHaveAttribute('href', '/all-songs?id=9&page=1')
  })

  it('shows the albums in pages', async () => {
    const asked: unknown[] = []
    const artistAlbums = (params: unknown) => {
      asked.push(params)
      return answers.artistAlbums()
    }
    const { where } = await showRoute('/artist?id=9', { answers: { ...answers, artistAlbums } })
    await userEvent.click(link('Albums'))
    await expect.element(page.getByText('Album 30')).toBeVisible()
    await userEvent.click(button('Page 2'))
    await expect.poll(() => asked.at(-1)).toEqual({ id: 9, limit: 30, offset: 30 })
    expect(where()).toBe('/artist/albums?id=9&page=2')
    await expect.element(link('Albums')).toHaveAttribute('aria-current', 'page')
  })

  it('shows the videos', async () => {
    await showRoute('/artist/videos?id=9', { answers })
    await expect.element(page.getByRole('link', { name: /Video 2/ })).toHaveAttribute('href', '/video?id=2')
  })

  it('shows the whole biography in a dialog, and the short one if that fails to load', async () => {
    const { backend } = await showRoute('/artist?id=9', { answers })
    const dialog = page.getByRole('dialog', { name: 'About Artist 9' })
    await userEvent.click(page.getByRole('button', { name: /She sings/ }))
    await expect.element(dialog.getByText('She sings of the sea.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    backend.answers.artistDesc = () =>
      ok({ brief: 'Of the sea.', sections: [{ title: 'Youth', text: '<b>Born</b> by the sea.' }] })
    await userEvent.click(page.getByRole('button', { name: /She sings/ }))
    await expect.element(dialog.getByText('<b>Born</b> by the sea.')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.keyboard('{Escape}')
  })

  it('follows the artist at once, and asks visitors to log in', async () => {
    const { stores, backend } = await showRoute('/artist?id=9', { answers })
    await userEvent.click(button('Follow'))
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['failure.loginNeeded'])
    backend.answers.loginStatus = () => ok({ userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 })
    const reply = createDeferred<Result<null>>()
    backend.answers.artistSub = () => reply.promise
    await stores.session.check()
    await userEvent.click(button('Follow'))
    await expect.element(button('Following')).toHaveAttribute('aria-pressed', 'true')
    reply.resolve(failed({ kind: 'timeout' }))
    await expect.element(button('Follow')).toHaveAttribute('aria-pressed', 'false')
  })

  it('never shows one artist under the name of another, whichever reply arrives last', async () => {
    const slow = createDeferred<Result<ArtistDetail>>()
    const artistDetail = ({ id }: { id: number | string }) =>
      id === 9 ? slow.promise : ok(detail(Number(id)))
    const { router } = await showRoute('/artist/songs?id=9', { answers: { ...answers, artistDetail } })
    await router.navigate('/artist/songs?id=10')
    await expect.element(page.getByRole('heading', { name: 'Artist 10' })).toBeVisible()
    slow.resolve(ok(detail(9)))
    await expect.element(page.getByText('Track 2', { exact: true })).toBeVisible()
    expect(page.getByRole('heading', { level: 1 }).element().textContent).toBe('Artist 10')
  })

  it('shows which parts are empty', async () => {
    const none = { ...answers, artistAlbums: () => ok(pageOf([], 0)), artistMvs: () => ok(pageOf([], 0)) }
    none.artistDetail = ({ id }) => ok(detail(Number(id), { albumCount: 0, videoCount: 0 }))
    await showRoute('/artist/albums?id=9', { answers: none })
    await expect.element(page.getByText('No albums yet')).toBeVisible()
    await userEvent.click(link('Videos'))
    await expect.element(page.getByText('No videos yet')).toBeVisible()
  })

  it('lets a failed part be retried while the others stay', async () => {
    const { backend } = await showRoute('/artist?id=9', {
      answers: { ...answers, artistTop: () => failed({ kind: 'offline' as const }) },
    })
    await expect.element(page.getByRole('heading', { name: 'Artist 9' })).toBeVisible()
    await expect.element(page.getByRole('alert')).toBeVisible()
    backend.answers.artistTop = answers.artistTop
    await userEvent.click(button('Retry'))
    await expect.element(page.getByText('Track 1', { exact: true })).toBeVisible()
  })

  it('shows once that there is no such artist, whatever its parts say', async () => {
    const gone = () => failed({ kind: 'notFound' as const })
    await showRoute('/artist/songs?id=9', { answers: { ...answers, artistDetail: gone, artistTop: gone } })
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be found')
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(1)
    expect(page.getByRole('link', { name: 'Albums' }).elements()).toEqual([])
  })

  it('finds none at a URL without an id', async () => {
    await showRoute('/artist', { answers })
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be found')
    expect(page.getByRole('alert').elements()).toHaveLength(1)
  })
})
