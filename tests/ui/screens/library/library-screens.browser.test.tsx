import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { EndpointParams } from '../../../../src/contract/endpoints'
import type { LibraryGroup, LibraryGroups } from '../../../../src/contract/replies/library'
import type { Page } from '../../../../src/contract/replies/page'
import type { Track } from '../../../../src/contract/replies/track'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { createDeferred } from '../../../support/deferred'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { album, artist, ids, pageOf } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'
import type { Fakes } from '../../../support/ui/show-route'

type Asked = EndpointParams<'librarySongs'>

const songs = (count: number) => {
  const asked: Asked[] = []
  const librarySongs = (params: Asked) => {
    asked.push(params)
    const [from, size] = [Number(params.offset), Number(params.limit)]
    return ok(
      pageOf(
        ids(count)
          .slice(from, from + size)
          .map((id) => track(id)),
        count,
        from + size < count,
      ),
    )
  }
  return { asked, librarySongs }
}

const group = (id: number, key: string, name: string): LibraryGroup => ({
  id,
  key,
  name,
  trackCount: id,
  picUrl: null,
})

const groupsOf = (items: LibraryGroup[], changes: Partial<LibraryGroups> = {}): LibraryGroups => ({
  ...pageOf(items),
  way: [],
  trackCount: 0,
  ...changes,
})

const sortField = page.getByRole('combobox', { name: 'Sort by' })

describe('the songs of the library', () => {
  it.each([
    [360, 'dark'],
    [1440, 'light'],
  ] as const)('are all there and can be played, %i wide, %s', async (width, theme) => {
    const { asked, librarySongs } = songs(730)
    const { stores } = await showRoute('/library', { answers: { librarySongs }, width, theme })
    await expect.element(page.getByText('Track 1', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Songs' })).toHaveAttribute('aria-current', 'page')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Play all' }))
    await expect.poll(() => stores.queue.queue.tracks.length).toBe(730)
    // a list that was left at once in development is asked for again
    const pages = new Set(asked.map(({ offset, limit, sort }) => `${offset} ${limit} ${sort}`))
    expect([...pages]).toEqual(['0 100 title', '100 500 title', '600 500 title'])
    expect(stores.shell.pageTitle).toBe('All music: songs')
  })

  it('are sorted as chosen, which the address remembers, with focus kept', async () => {
    const { asked, librarySongs } = songs(3)
    const { where } = await showRoute('/library/songs', { answers: { librarySongs } })
    await userEvent.selectOptions(sortField, 'Length')
    await expect.poll(where).toBe('/library/songs?sort=-length')
    await expect.element(sortField).toHaveValue('length')
    const direction = page.getByRole('button', { name: 'Descending; switch to ascending' })
    await userEvent.click(direction)
    await expect.poll(where).toBe('/library/songs?sort=length')
    await expect.element(page.getByRole('button', { name: 'Ascending; switch to descending' })).toHaveFocus()
    expect(asked.map(({ sort }) => sort)).toEqual(['title', '-length', 'length'])
  })

  it('never show another order when an older reply arrives last', async () => {
    const slow = createDeferred<Result<Page<Track>>>()
    const { router } = await showRoute('/library/songs', {
      answers: {
        librarySongs: ({ sort }) => (sort === 'title' ? slow.promise : ok(pageOf([track(2)]))),
      },
    })
    await router.navigate('/library/songs?sort=artist')
    await expect.element(page.getByText('Track 2', { exact: true })).toBeVisible()
    slow.resolve(ok(pageOf([track(1)])))
    await slow.promise
    await expect.element(sortField).toHaveValue('artist')
    expect(page.getByText('Track 1', { exact: true }).query()).toBeNull()
  })

  it('can be those of a genre or a year only', async () => {
    const { asked, librarySongs } = songs(2)
    const { where, router } = await showRoute('/library/songs?genre=Folk&sort=artist', {
      answers: { librarySongs },
    })
    await expect.element(page.getByRole('heading', { name: 'Genre: Folk' })).toBeVisible()
    await router.navigate('/library/songs?year=1999')
    await expect.element(page.getByRole('heading', { name: 'Year: 1999' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Show all songs' }))
    await expect.poll(where).toBe('/library/songs?sort=title')
    expect(asked.map(({ genre, year }) => [genre, year])).toEqual([
      ['Folk', ''],
      ['', '1999'],
      ['', ''],
    ])
  })

  it('lead to what the server tells where there are none, and fail with a retry', async () => {
    let answer: Result<Page<Track>> = failed({ kind: 'timeout' })
    await showRoute('/library/songs', { answers: { librarySongs: () => answer } })
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer = ok(pageOf([]))
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(page.getByText('There are no songs in the library yet')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open library settings' }))
      .toHaveAttribute('href', '/setting/library')
  })

  it('are listed by their arrival, too', async () => {
    const { asked, librarySongs } = songs(1)
    await showRoute('/library/recent', { answers: { librarySongs }, language: 'zh-CN' })
    await expect.element(page.getByText('Track 1', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '最近添加' })).toHaveAttribute('aria-current', 'page')
    expect(asked[0]?.sort).toBe('-added')
  })
})

describe('the albums and artists of the library', () => {
  it('are shown in pages, in the order of the address', async () => {
    const asked: unknown[] = []
    const answers: Fakes['backend']['answers'] = {
      libraryAlbums: ({ sort, offset }) => {
        asked.push([sort, offset])
        return ok(pageOf([album(1)], 65))
      },
      libraryArtists: ({ sort, offset }) => {
        asked.push([sort, offset])
        return ok(pageOf([artist(1)], 1))
      },
    }
    const { where, router } = await showRoute('/library/albums?sort=-year', { answers })
    await expect.element(page.getByText('2024-05-01 · Artist')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Page 3', exact: true }))
    await expect.poll(where).toBe('/library/albums?sort=-year&page=3')
    await userEvent.selectOptions(sortField, 'Artist')
    await expect.poll(where).toBe('/library/albums?sort=artist')
    await router.navigate('/library/artists?sort=-songs')
    await expect.element(page.getByText('Artist 1', { exact: true })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    expect(asked).toEqual([
      ['-year', 0],
      ['-year', 60],
      ['artist', 0],
      ['-songs', 0],
    ])
  })
})

describe('the genres and years of the library', () => {
  it('lead to their songs, and play them', async () => {
    const { librarySongs, asked } = songs(2)
    const { stores, router } = await showRoute('/library/genres', {
      answers: {
        librarySongs,
        libraryGroups: ({ by }) =>
          ok(groupsOf(by === 'genre' ? [group(1, 'r&b', 'R&B')] : [group(2, '1999', '1999')])),
      },
    })
    const link = page.getByRole('link', { name: /R&B/ })
    await expect.element(link).toHaveAttribute('href', '/library/songs?genre=R%26B')
    await userEvent.hover(link)
    await userEvent.click(page.getByRole('button', { name: 'Play songs of R&B' }))
    await expect.poll(() => stores.queue.queue.tracks.length).toBe(2)
    expect(asked[0]).toMatchObject({ genre: 'r&b', sort: 'album' })
    await router.navigate('/library/years')
    await expect
      .element(page.getByRole('link', { name: /1999/ }))
      .toHaveAttribute('href', '/library/songs?year=1999')
  })

  it('say that no song names any', async () => {
    await showRoute('/library/years', { answers: { libraryGroups: () => ok(groupsOf([])) } })
    await expect.element(page.getByText('No song names its year')).toBeVisible()
  })
})

describe('the folders of the library', () => {
  const answers: Fakes['backend']['answers'] = {
    libraryGroups: ({ folder }) => {
      const top = { key: '0', name: 'Music' }
      if (folder === '') return ok(groupsOf([group(2, '0/Abel', 'Abel')], { way: [top] }))
      if (folder === '0/Abel')
        return ok(groupsOf([], { way: [top, { key: '0/Abel', name: 'Abel' }], trackCount: 2 }))
      return ok(groupsOf([]))
    },
  }

  it.each([360, 1440])('can be walked through and played, %i wide', async (width) => {
    const { librarySongs, asked } = songs(2)
    const { where, stores } = await showRoute('/library/folders', {
      answers: { ...answers, librarySongs },
      width,
    })
    await userEvent.click(page.getByRole('link', { name: /Abel/ }))
    await expect.poll(where).toBe('/library/folders?folder=0%2FAbel')
    await expect.element(page.getByText('Track 1', { exact: true })).toBeVisible()
    expect(asked[0]).toMatchObject({ folder: '0/Abel', sort: 'album' })
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Play with subfolders' }))
    await expect.poll(() => stores.queue.queue.tracks.length).toBe(2)
    expect(asked.at(-1)).toMatchObject({ folder: '0/Abel', deep: 1 })
    await userEvent.click(page.getByRole('link', { name: 'Music', exact: true }))
    await expect.poll(where).toBe('/library/folders?folder=0')
  })

  it('show that there is no such folder', async () => {
    await showRoute('/library/folders?folder=0%2F..%2Fetc', { answers })
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be found')
  })
})
