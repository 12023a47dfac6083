import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { SearchResult } from '../../../../src/contract/replies/search'
import type { EndpointParams } from '../../../../src/contract/endpoints'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { createDeferred } from '../../../support/deferred'
import { playlist } from '../../../support/playlist'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { album, artist, found, ids, pageOf, video } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'
import type { Fakes } from '../../../support/ui/show-route'

const everything = found({
  tracks: pageOf([track(1), track(2)], 95),
  artists: pageOf([artist(3)]),
  albums: pageOf([album(4)]),
  videos: pageOf([video(5)]),
  playlists: pageOf([playlist(6)]),
})
const alert = page.getByRole('alert')
const tab = (name: string) => page.getByRole('link', { name, exact: true })

describe('the results of a search', () => {
  it('redirect from the bare path to the songs, with the words and the page', async () => {
    const asked: EndpointParams<'cloudsearch'>[] = []
    const answers = {
      cloudsearch: (params: EndpointParams<'cloudsearch'>) => {
        asked.push(params)
        return ok(everything)
      },
    }
    const { where } = await showRoute('/search?keywords=%E9%9B%A8&page=2&x=1', { answers })
    await expect.element(page.getByText('Track 1')).toBeVisible()
    expect(where()).toBe('/search/songs?keywords=%E9%9B%A8&page=2')
    expect(asked).toEqual([{ keywords: '雨', type: 1, limit: 30, offset: 30 }])
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Results for 雨')
    await expect.element(page.getByText('95 songs')).toBeVisible()
  })

  it.each([
    ['Artists', 'Artist 3', 100, '/artist/songs?id=3'],
    ['Albums', 'Album 4', 10, '/album?id=4'],
    ['Videos', 'Video 5', 1004, '/video?id=5'],
    ['Playlists', 'Playlist 6', 1000, '/playlist?id=6'],
  ])('keep the words between tabs: %s', async (name, entry, type, href) => {
    const types: unknown[] = []
    const answers = {
      cloudsearch: (params: EndpointParams<'cloudsearch'>) => {
        types.push([params.keywords, params.type, params.offset])
        return ok(everything)
      },
    }
    const { where } = await showRoute('/search/songs?keywords=a%26b%20c&page=3', { answers })
    await tab(name).click()
    const link = page.getByRole('main').getByRole('link', { name: entry })
    await expect.element(link).toBeVisible()
    expect(link.element().getAttribute('href')).toBe(href)
    expect(types.at(-1)).toEqual(['a&b c', type, 0])
    expect(where()).toContain('keywords=a%26b%20c')
    await expect.element(tab(name)).toHaveAttribute('aria-current', 'page')
    expect(await axeFaults()).toEqual([])
  })

  it('change the page in the URL', async () => {
    const answers = {
      cloudsearch: ({ offset = 0 }: EndpointParams<'cloudsearch'>) =>
        ok(
          found({
            tracks: pageOf(
              ids(20, Number(offset) + 1).map((id) => track(id)),
              55,
            ),
          }),
        ),
    }
    const prepare = ({ stores }: Fakes) => stores.settings.set('listNumber', 20)
    const { where, router } = await showRoute('/search/songs?keywords=x', { answers, prepare })
    await page.getByRole('button', { name: 'Page 2', exact: true }).click({ trial: true })
    const left = scrollY
    expect(left).toBeGreaterThan(500)
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Play Track 21', exact: true })).toBeVisible()
    expect(where()).toBe('/search/songs?keywords=x&page=2')
    expect(scrollY).toBe(0)
    await router.navigate(-1)
    await expect.element(page.getByRole('button', { name: 'Play Track 20', exact: true })).toBeVisible()
    await expect.poll(() => scrollY).toBe(left)
  })

  it('never show songs of other words when an older reply arrives last', async () => {
    const slow = createDeferred<Result<SearchResult>>()
    const answers = {
      cloudsearch: ({ keywords }: EndpointParams<'cloudsearch'>) =>
        keywords === 'old' ? slow.promise : ok(found({ tracks: pageOf([track(2)]) })),
    }
    const { router } = await showRoute('/search/songs?keywords=old', { answers })
    await router.navigate('/search/songs?keywords=new')
    await expect.element(page.getByText('Track 2')).toBeVisible()
    slow.resolve(ok(found({ tracks: pageOf([track(1)]) })))
    await slow.promise
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('new')
    expect(page.getByText('Track 1').query()).toBeNull()
  })

  it('show what failed, and load again on retry', async () => {
    let answer: Result<SearchResult> = failed({ kind: 'malformed', detail: '' })
    await showRoute('/search/songs?keywords=x', { answers: { cloudsearch: () => answer } })
    await expect.element(alert).toBeVisible()
    await expect.element(tab('Artists')).toBeVisible()
    answer = ok(everything)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('Track 1')).toBeVisible()
    expect(alert.query()).toBeNull()
  })

  it('show that nothing was found, and lead back to the search box', async () => {
    const { stores } = await showRoute('/search/albums?keywords=%3Cb%3E', {
      answers: { cloudsearch: () => ok(found({})) },
    })
    await expect.element(page.getByText('No albums found for “<b>”')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    const calls = stores.shell.searchFocusRequests
    await page.getByRole('button', { name: 'Change the words' }).click()
    expect(stores.shell.searchFocusRequests).toBe(calls + 1)
  })

  it('lead back from a page that does not exist', async () => {
    const answers = {
      cloudsearch: ({ offset }: EndpointParams<'cloudsearch'>) =>
        ok(found({ tracks: pageOf(offset === 0 ? [track(1)] : [], 1) })),
    }
    const { where } = await showRoute('/search/songs?keywords=x&page=9', { answers })
    await page.getByRole('button', { name: 'To the first page' }).click()
    await expect.element(page.getByText('Track 1')).toBeVisible()
    expect(where()).toBe('/search/songs?keywords=x&page=1')
  })

  it.each(['/search', '/search/albums?keywords=%20'])('request nothing without words: %s', async (path) => {
    let asked = 0
    const answers = {
      cloudsearch: () => {
        asked++
        return ok(everything)
      },
    }
    const { stores } = await showRoute(path, { answers })
    await expect.element(page.getByRole('button', { name: 'Search' })).toBeVisible()
    expect(page.getByRole('navigation').query()).toBeNull()
    expect(asked).toBe(0)
    expect(await axeFaults()).toEqual([])
    await page.getByRole('button', { name: 'Search' }).click()
    expect(stores.shell.searchFocusRequests).toBe(1)
  })

  it('keep URLs that are only opened out of the search history', async () => {
    const { stores } = await showRoute('/search/songs?keywords=x', {
      answers: { cloudsearch: () => ok(everything) },
    })
    await expect.element(page.getByText('Track 1')).toBeVisible()
    expect(stores.searchHistory.terms).toEqual([])
  })

  it('play the page from the pressed song', async () => {
    const { stores } = await showRoute('/search/songs?keywords=x', {
      answers: { cloudsearch: () => ok(everything) },
    })
    await userEvent.click(page.getByRole('button', { name: 'Play Track 2', exact: true }))
    expect(stores.player.track?.id).toBe(2)
    expect(stores.queue.queue.tracks.map(({ id }) => id)).toEqual([1, 2])
  })

  it.each([
    [360, 'light'],
    [360, 'dark'],
    [1920, 'light'],
  ] as const)('have no fault, %s wide and %s, in Chinese', async (width, theme) => {
    await showRoute('/search/songs?keywords=x', {
      answers: { cloudsearch: () => ok(everything) },
      language: 'zh-CN',
      width,
      theme,
    })
    await expect.element(page.getByText('共 95 首歌曲')).toBeVisible()
    await expect.element(page.getByText('Track 2')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await axeFaults()).toEqual([])
  })
})
