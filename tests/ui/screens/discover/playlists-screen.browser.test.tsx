import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { PlaylistCategories, PlaylistsByTime } from '../../../../src/contract/replies/playlist'
import type { EndpointParams } from '../../../../src/contract/endpoints'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { createDeferred } from '../../../support/deferred'
import { playlist } from '../../../support/playlist'
import { axeFaults } from '../../../support/ui/axe-faults'
import { ids, pageOf } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'

const categories: PlaylistCategories = {
  all: '全部歌单',
  groups: [{ id: 1, name: '风格' }],
  categories: [
    { name: '民谣', group: 1, hot: true },
    { name: '摇滚', group: 1, hot: false },
  ],
}
const ofTime = (from: number, beforeMs: number | null): Result<PlaylistsByTime> =>
  ok({
    ...pageOf(
      ids(3, from).map((id) => playlist(id)),
      null,
      beforeMs !== null,
    ),
    beforeMs,
  })

function answers(asked: unknown[] = []) {
  return {
    catlist: () => ok(categories),
    highqualityTags: () => ok(['民谣']),
    topPlaylist: (params: EndpointParams<'topPlaylist'>) => {
      asked.push([params.cat, params.offset])
      return ok(pageOf([playlist(params.cat === '民谣' ? 7 : 3)], 64))
    },
    topPlaylistHighquality: (params: EndpointParams<'topPlaylistHighquality'>) => {
      asked.push([params.cat, 'before', params.before])
      return params.before === 0 ? ofTime(1, 500) : ofTime(4, null)
    },
  }
}
const card = (id: number) => page.getByRole('link', { name: `Playlist ${id}` })
const best = page.getByRole('switch', { name: 'Best playlists' })
const more = page.getByRole('button', { name: 'Load more' })

describe('the playlists to discover', () => {
  it('redirect from the bare path to all playlists in pages', async () => {
    const asked: unknown[] = []
    const { where, stores } = await showRoute('/discover', { answers: answers(asked) })
    await expect.element(card(3)).toBeVisible()
    expect(where()).toBe('/discover/playlists')
    await expect.poll(() => stores.shell.pageTitle).toBe('Discover - Playlists')
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect.poll(where).toBe('/discover/playlists?page=2')
    expect(asked).toEqual([
      ['全部', 0],
      ['全部', 30],
    ])
    expect(await axeFaults()).toEqual([])
  })

  it('are filtered in a dialog that marks popular categories, and Back undoes it', async () => {
    const { where, router } = await showRoute('/discover/playlists', { answers: answers() })
    await page.getByRole('button', { name: 'Choose category' }).click()
    const dialog = page.getByRole('dialog', { name: 'Playlist categories' })
    await expect.element(dialog.getByRole('heading', { name: '风格' })).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: '摇滚', exact: true })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await dialog.getByRole('link', { name: '民谣 hot' }).click()
    await expect.element(card(7)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '民谣' })).toBeVisible()
    expect(dialog.query()).toBeNull()
    expect(where()).toBe('/discover/playlists?cat=%E6%B0%91%E8%B0%A3')
    await router.navigate(-1)
    await expect.element(card(3)).toBeVisible()
    expect(dialog.query()).toBeNull()
  })

  it('offer high-quality playlists if the category has any, and while they are shown', async () => {
    const { router } = await showRoute('/discover/playlists?cat=%E6%91%87%E6%BB%9A', { answers: answers() })
    await expect.element(card(3)).toBeVisible()
    expect(best.query()).toBeNull()
    await router.navigate('/discover/playlists?cat=%E6%B0%91%E8%B0%A3')
    await expect.element(best).toHaveAttribute('aria-checked', 'false')
    await router.navigate('/discover/playlists?cat=%E6%91%87%E6%BB%9A&hq=true')
    await expect.element(best).toHaveAttribute('aria-checked', 'true')
  })

  it('load more high-quality playlists, keep focus, and are all restored by Back', async () => {
    const asked: unknown[] = []
    const { where, router } = await showRoute('/discover/playlists', { answers: answers(asked) })
    await expect.element(best).toBeVisible()
    best.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(card(1)).toBeVisible()
    await expect.element(best).toHaveFocus()
    more.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(card(6)).toBeVisible()
    await expect.element(card(4)).toHaveFocus()
    expect(more.query()).toBeNull()
    expect(where()).toBe('/discover/playlists?hq=true&page=2')
    expect(asked.slice(-1)).toEqual([['全部', 'before', 500]])
    await router.navigate('/discover/toplists')
    await router.navigate(-1)
    await expect.element(card(6)).toBeVisible()
    await expect.element(card(1)).toBeVisible()
  })

  it('keep the loaded items when more fail to load, and load more on retry', async () => {
    let next: Result<PlaylistsByTime> = failed({ kind: 'timeout' })
    const given = {
      ...answers(),
      topPlaylistHighquality: ({ before }: EndpointParams<'topPlaylistHighquality'>) =>
        before === 0 ? ofTime(1, 500) : next,
    }
    await showRoute('/discover/playlists?hq=true', { answers: given })
    await more.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('did not answer in time')
    await expect.element(card(1)).toBeVisible()
    next = ofTime(4, null)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(card(4)).toBeVisible()
    expect(page.getByRole('alert').query()).toBeNull()
  })

  it('never show another category when an older reply arrives last', async () => {
    const slow = createDeferred<Result<ReturnType<typeof pageOf<ReturnType<typeof playlist>>>>>()
    const given = {
      ...answers(),
      topPlaylist: ({ cat }: EndpointParams<'topPlaylist'>) =>
        cat === '民谣' ? ok(pageOf([playlist(7)])) : slow.promise,
    }
    const { router } = await showRoute('/discover/playlists', { answers: given })
    await router.navigate('/discover/playlists?cat=%E6%B0%91%E8%B0%A3')
    await expect.element(card(7)).toBeVisible()
    slow.resolve(ok(pageOf([playlist(3)])))
    await slow.promise
    await expect.element(page.getByRole('heading', { name: '民谣' })).toBeVisible()
    expect(card(3).query()).toBeNull()
  })

  it('are shown without their categories, which the dialog loads again', async () => {
    let answer: Result<PlaylistCategories> = failed({ kind: 'offline' })
    const given = { ...answers(), catlist: () => answer, highqualityTags: () => failed({ kind: 'offline' }) }
    await showRoute('/discover/playlists', { answers: given })
    await expect.element(card(3)).toBeVisible()
    await page.getByRole('button', { name: 'Choose category' }).click()
    const dialog = page.getByRole('dialog')
    // the region of notices over the dialog is an alert as well
    const fault = dialog.getByRole('alert').filter({ hasText: 'cannot be reached' })
    await expect.element(fault).toBeVisible()
    answer = ok(categories)
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect.element(dialog.getByRole('link', { name: '摇滚' })).toBeVisible()
  })

  it('link onward from an empty category', async () => {
    const given = {
      ...answers(),
      topPlaylist: ({ cat }: EndpointParams<'topPlaylist'>) =>
        ok(pageOf(cat === '全部' ? [playlist(3)] : [])),
    }
    await showRoute('/discover/playlists?cat=x', { answers: given })
    await page.getByRole('link', { name: 'See all playlists' }).click()
    await expect.element(card(3)).toBeVisible()
  })
})
