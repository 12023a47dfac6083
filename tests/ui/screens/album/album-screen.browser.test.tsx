import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed, ok } from '../../../../src/contract/result'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { album, pageOf } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'
import type { Fakes } from '../../../support/ui/show-route'

const answers: Fakes['backend']['answers'] = {
  album: ({ id }) => ok({ album: { ...album(Number(id)), company: 'Label' }, tracks: [track(1), track(2)] }),
  artistAlbums: () => ok(pageOf([album(4), album(9)])),
}

describe('AlbumScreen', () => {
  it('shows the album, its artists and their other albums', async () => {
    await showRoute('/album?id=4', { answers })
    await expect.element(page.getByRole('heading', { name: 'Album 4' })).toBeVisible()
    await expect.element(page.getByText(/Label/)).toHaveTextContent('released 2024-05-01')
    await expect
      .element(page.getByRole('link', { name: 'Artist', exact: true }).first())
      .toHaveAttribute('href', '/artist/songs?id=1')
    await expect.element(page.getByRole('heading', { name: 'Other albums by Artist' })).toBeVisible()
    await expect.element(page.getByText('Album 9')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Comments' }))
      .toHaveAttribute('href', '/comment?id=4&type=album')
    expect(await axeFaults()).toEqual([])
  })

  it('plays the whole album', async () => {
    const { stores } = await showRoute('/album?id=4', { answers })
    await userEvent.click(page.getByRole('button', { name: 'Play all' }))
    expect([stores.queue.queue.tracks.length, stores.queue.sourceId]).toEqual([2, 4])
  })

  it('leaves the other albums out if they cannot be loaded', async () => {
    await showRoute('/album?id=4', {
      answers: { ...answers, artistAlbums: () => failed({ kind: 'timeout' }) },
    })
    await expect.element(page.getByText('Track 2')).toBeVisible()
    expect(page.getByRole('alert').elements()).toHaveLength(0)
  })

  it('shows that there is no such album', async () => {
    await showRoute('/album?id=no')
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be found')
  })
})
