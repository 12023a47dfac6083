import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed, ok } from '../../../../src/contract/result'
import { stream, track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showRoute } from '../../../support/ui/show-route'
import type { Fakes } from '../../../support/ui/show-route'

const album = { kind: 'album', id: 4, name: 'An album', cover: null } as const

/** Shows the screen with an album of two songs and a third song, when all of it is kept. */
async function showKept(path = '/kept', show: Parameters<typeof showRoute>[1] = {}) {
  const shown = await showRoute(path, show)
  const { kept } = shown.stores
  await kept.keepList(album, [track(1), track(2)])
  await kept.keepSong(track(3))
  await expect.poll(() => kept.songs.filter(({ stream }) => stream).length).toBe(3)
  return shown
}

const play = (name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true })
const remove = page.getByRole('button', { name: 'Remove', exact: true })

describe('KeptScreen', () => {
  it('says how to keep something while nothing is kept', async () => {
    await showRoute('/kept')
    await expect.element(page.getByText('Nothing is kept offline yet')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  it('says so where the browser cannot keep anything', async () => {
    const prepare = ({ keptFiles }: Fakes) => {
      keptFiles.available = false
    }
    await showRoute('/kept', { prepare })
    await expect.element(page.getByText('This browser cannot keep music here')).toBeVisible()
  })

  it.each(['light', 'dark'] as const)('shows albums, songs and the room they take, in %s', async (theme) => {
    await showKept('/kept', { theme })
    await expect.element(page.getByText('3 songs, 3 kB')).toBeVisible()
    await expect.element(page.getByText('2 of 2 songs')).toBeVisible()
    await expect.element(page.getByText('1 MB of 10 MB in use by this app')).toBeVisible()
    await expect.element(play('Track 3')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  it('plays all of it, or an album, or from a song on', async () => {
    const { stores } = await showKept()
    const queued = () => stores.queue.queue.tracks.map(({ id }) => id)
    await userEvent.click(page.getByRole('button', { name: 'Play all' }))
    expect(new Set(queued())).toEqual(new Set([1, 2, 3]))
    await userEvent.click(play('An album'))
    await expect.poll(queued).toEqual([1, 2])
    await userEvent.click(play('Track 3'))
    expect(stores.queue.current?.id).toBe(3)
  })

  it('opens an album, and removes it after a question', async () => {
    const { stores, where } = await showKept()
    await userEvent.click(page.getByRole('link', { name: 'An album' }))
    expect(where()).toBe('/kept?list=album+4')
    await expect.element(page.getByRole('heading', { level: 1, name: 'An album' })).toBeVisible()
    expect(play('Track 3').elements()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Remove from this device' }))
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    expect(stores.kept.lists).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: 'Remove from this device' }))
    await userEvent.click(remove)
    await expect.poll(where).toBe('/kept')
    expect([stores.kept.lists, stores.kept.songs.map(({ track: { id } }) => id)]).toEqual([[], [3]])
  })

  it('shows what is being fetched, pauses it and goes on', async () => {
    let arrive = () => {}
    const prepare = ({ keptFiles }: Fakes) => {
      keptFiles.onKeep = () => new Promise((resolve) => (arrive = () => resolve(ok(1000))))
    }
    const { stores } = await showRoute('/kept', { prepare })
    await stores.kept.keepList(album, [track(1), track(2)])
    await expect.element(page.getByText('Fetching “Track 1”')).toBeVisible()
    await expect.element(page.getByText('2 songs to go')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Pause', exact: true }))
    await expect.element(page.getByText('Paused')).toBeVisible()
    arrive()
    await userEvent.click(page.getByRole('button', { name: 'Go on' }))
    await expect.element(page.getByText('Fetching “Track 1”')).toBeVisible()
    arrive()
    await expect.element(page.getByText('1 song to go')).toBeVisible()
  })

  it('names what could not be kept, and tries again', async () => {
    const answers: Fakes['backend']['answers'] = { songUrl: () => failed({ kind: 'noStream' }) }
    const { stores, backend } = await showRoute('/kept', { answers })
    await stores.kept.keepSong(track(1))
    await expect.element(page.getByText('1 song could not be kept', { exact: true })).toBeVisible()
    await expect.element(page.getByText('The server does not give the whole song')).toBeVisible()
    backend.answers.songUrl = ({ id }) => ok([stream(Number(id))])
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByText('1 song, 1 kB')).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  })

  it('warns when there is little room left', async () => {
    const prepare = ({ keptFiles }: Fakes) => {
      keptFiles.storage = { used: 9_500_000, quota: 10_000_000 }
      keptFiles.persistent = false
    }
    await showKept('/kept', { prepare })
    await expect.element(page.getByText('There is little room left')).toBeVisible()
    await expect.element(page.getByText('The browser may remove these songs by itself')).toBeVisible()
  })
})
