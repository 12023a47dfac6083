import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed, ok } from '../../../../src/contract/result'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { artist, ids, pageOf } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'
import type { Fakes } from '../../../support/ui/show-route'

const coverless = (id: number) => track(id, { album: { id: 2, name: 'Album', picUrl: null } })
const answers: Fakes['backend']['answers'] = {
  artistDetail: ({ id }) => ok({ ...artist(Number(id)), coverUrl: null, description: null }),
  artistSongs: ({ offset, limit }) => {
    const some = ids(230).slice(Number(offset), Number(offset) + Number(limit))
    return ok(pageOf(some.map(coverless), 230, Number(offset) + some.length < 230))
  },
  songDetail: ({ ids: asked }) =>
    ok(
      String(asked)
        .split(',')
        .map((id) => track(Number(id))),
    ),
}

describe('AllSongsScreen', () => {
  it('names the artist, fills in the covers and plays all songs of them', async () => {
    const { stores } = await showRoute('/all-songs?id=6&page=1', { answers })
    await expect.element(page.getByRole('heading', { name: 'All songs of Artist 6' })).toBeVisible()
    await expect.element(page.getByText('Track 1', { exact: true })).toBeVisible()
    const cover = document.querySelector('[data-at] [data-place]') ?? document.body
    expect(getComputedStyle(cover).backgroundImage).toContain('/cover.jpg')
    await userEvent.click(page.getByRole('button', { name: 'Play all' }))
    await expect.poll(() => stores.queue.queue.tracks.length).toBe(230)
    expect(await axeFaults()).toEqual([])
  })

  it('keeps the loaded songs when the rest fails, and continues on retry', async () => {
    let broken = true
    const { stores } = await showRoute('/all-songs?id=6', {
      answers: {
        ...answers,
        artistSongs: (params) => {
          if (broken && Number(params.offset) > 0) return failed({ kind: 'timeout' })
          return answers.artistSongs?.(params) ?? failed({ kind: 'notFound' })
        },
      },
    })
    await page.viewport(1000, 7_500)
    await expect.element(page.getByText(/Only 100 songs are here/)).toBeVisible()
    broken = false
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(page.getByText(/Only 100 songs are here/)).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Play all' }))
    await expect.poll(() => stores.queue.queue.tracks.length).toBe(230)
  })

  it('lists the whole library without an artist, in the order of the address', async () => {
    const sorts: unknown[] = []
    const { stores, where } = await showRoute('/all-songs', {
      answers: {
        librarySongs: ({ sort }) => {
          sorts.push(sort)
          return ok(pageOf([track(1), track(2)]))
        },
      },
    })
    await expect.element(page.getByRole('heading', { name: 'All songs' })).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Date added')
    await expect.poll(where).toBe('/all-songs?sort=-added')
    await userEvent.click(page.getByRole('button', { name: 'Play all' }))
    await expect.poll(() => stores.queue.queue.tracks.length).toBe(2)
    expect(sorts).toEqual(['title', '-added'])
  })

  it.each(['/all-songs', '/all-songs?id=x'])('shows that there is nothing at %s', async (path) => {
    await showRoute(path)
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be found')
  })
})
