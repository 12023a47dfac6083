import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed, ok } from '../../../../src/contract/result'
import { comment } from '../../../support/comment'
import { playlist } from '../../../support/playlist'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { album } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'

const song = track(7, { name: 'Fog', aliases: ['雾'], fee: 1, mv: 5 })
const answers = {
  songDetail: () => ok([song]),
  album: () => ok({ album: { ...album(2), company: 'Small Label' }, tracks: [] }),
  commentMusic: () => ok({ comments: [], hot: [comment(1)], total: 1, more: false }),
  simiPlaylist: () => ok([playlist(4)]),
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

afterEach(() => document.querySelector('dialog')?.close())

describe('SongScreen', () => {
  it.each([
    ['en', 360, 'light', 'Hot comments'],
    ['zh-CN', 1000, 'dark', '热门评论'],
  ] as const)('tells what a song is, in %s at %i', async (language, width, theme, hot) => {
    const { stores } = await showRoute('/song?id=7', { answers, language, width, theme })
    await expect.element(page.getByRole('heading', { name: 'Fog', level: 1 })).toBeVisible()
    await expect.element(page.getByText('雾', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Small Label')).toBeVisible()
    await expect.element(page.getByRole('definition').filter({ hasText: /^\d{4}-\d\d-\d\d$/ })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: hot })).toBeVisible()
    await expect.element(page.getByText('Playlist 4')).toBeVisible()
    await expect
      .poll(() => stores.shell.pageTitle)
      .toBe(language === 'en' ? 'Fog - Artist - Song' : 'Fog - Artist - 歌曲')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await axeFaults()).toEqual([])
  })

  it('plays the song, which enters the history, and pauses it', async () => {
    const { stores } = await showRoute('/song?id=7', { answers })
    await userEvent.click(button('Play'))
    expect([stores.queue.queue.tracks, stores.player.wantsSound]).toEqual([[song], true])
    await userEvent.click(button('Pause'))
    expect(stores.player.wantsSound).toBe(false)
  })

  it('links to the comments and the video', async () => {
    await showRoute('/song?id=7', { answers })
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await expect.element(link('Comments')).toHaveAttribute('href', '/comment?id=7')
    await expect.element(link('Watch the video')).toHaveAttribute('href', '/video?id=5')
  })

  it('asks a visitor who likes it to log in', async () => {
    const { stores } = await showRoute('/song?id=7', { answers })
    await userEvent.click(button('Like'))
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['failure.loginNeeded'])
  })

  it('shows the cover enlarged, and zooms in', async () => {
    await showRoute('/song?id=7', { answers })
    await userEvent.click(button('View the cover'))
    const dialog = page.getByRole('dialog', { name: 'Cover of Fog' })
    await expect.element(dialog).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }))
    await expect.element(dialog.getByText('200%')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('View the cover')).toHaveFocus()
  })

  it('shows once that there is no such song, and loads again on retry', async () => {
    const { backend } = await showRoute('/song?id=7', { answers: { ...answers, songDetail: () => ok([]) } })
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be found')
    expect(page.getByRole('alert').elements()).toHaveLength(1)
    backend.answers.songDetail = answers.songDetail
    await userEvent.click(button('Retry'))
    await expect.element(page.getByRole('heading', { name: 'Fog' })).toBeVisible()
  })

  it('leaves out related content that cannot be loaded', async () => {
    const down = () => failed({ kind: 'offline' as const })
    await showRoute('/song?id=7', {
      answers: { ...answers, album: down, commentMusic: down, simiPlaylist: down },
    })
    await expect.element(page.getByRole('heading', { name: 'Fog' })).toBeVisible()
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(2)
  })

  it.each(['/song', '/song?id=abc', '/song?id=-1'])('finds nothing at %s', async (path) => {
    await showRoute(path, { answers })
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be found')
  })
})
