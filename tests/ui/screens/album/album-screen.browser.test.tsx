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

  it('shows each disc under its heading, and numbers its songs anew', async () => {
    const tracks = Array.from({ length: 5 }, (_, at) => track(at + 1))
    const discs = [
      { number: 1, title: '', at: 0 },
      { number: 2, title: '夜曲', at: 3 },
    ]
    const { stores } = await showRoute('/album?id=4', {
      answers: { ...answers, album: ({ id }) => ok({ album: album(Number(id)), tracks, discs }) },
    })
    await expect.element(page.getByRole('heading', { name: 'Disc 1' })).toBeVisible()
    const second = page.getByRole('heading', { name: 'Disc 2 夜曲' })
    await expect.element(second).toBeVisible()
    expect(second.getByText('夜曲').element()).toHaveAttribute('lang', 'zh')
    const list = page.getByRole('list', { name: 'Songs' }).element()
    const lines = [...list.children].map((row) =>
      row.hasAttribute('data-at')
        ? `${row.querySelector('[data-number]')?.textContent} ${row.querySelector('[data-title]')?.textContent}`
        : row.textContent,
    )
    expect(lines).toEqual([
      'Disc 1',
      '1 Track 1',
      '2 Track 2',
      '3 Track 3',
      'Disc 2 夜曲',
      '1 Track 4',
      '2 Track 5',
    ])
    const tops = [...list.children].map((row) => row.getBoundingClientRect().top)
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
    expect(await axeFaults()).toEqual([])
    const play = (name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true })
    ;(play('Track 3').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(play('Track 4')).toHaveFocus()
    await userEvent.keyboard('{End}{Home}')
    await expect.element(play('Track 1')).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Play all' }))
    expect(stores.queue.queue.tracks.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
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
