import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../../src/contract/result'
import { LikedAlbumsScreen } from '../../../../src/ui/screens/user/liked-albums-screen'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showUser } from '../../../support/ui/show-user'

const album = (id: number) => ({
  id,
  name: `Album ${id}`,
  picUrl: null,
  artists: [{ id: 1, name: 'Artist' }],
  publishedMs: null,
  trackCount: 9,
  description: null,
  company: null,
  collectedMs: null,
})
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
const cards = () => page.getByRole('link').all().length

describe('LikedAlbumsScreen', () => {
  it('shows thirty at a time up to the total', async () => {
    await showUser(<LikedAlbumsScreen />, ({ backend }) => {
      backend.answers.albumSublist = ({ limit, offset }) => {
        const items = numbers(Number(offset), Math.min(Number(limit), 45 - Number(offset))).map(album)
        return ok({ items, received: items.length, total: 45, more: null })
      }
    })
    await expect.poll(cards).toBe(30)
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Load more' }))
    await expect.poll(cards).toBe(45)
    expect(page.getByRole('button', { name: 'Load more' }).all()).toEqual([])
  })

  it('links onward if nothing was collected', async () => {
    await showUser(<LikedAlbumsScreen />, ({ backend }) => {
      backend.answers.albumSublist = () => ok({ items: [], received: 0, total: 0, more: false })
    })
    await expect.element(page.getByText('No liked albums yet')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'To Discover' })).toBeVisible()
  })

  it('keeps the loaded items when more fail to load, and loads more on retry', async () => {
    const { backend } = await showUser(<LikedAlbumsScreen />, (fakes) => {
      fakes.backend.answers.albumSublist = () => ok({ items: [album(1)], received: 1, total: 2, more: true })
    })
    await expect.poll(cards).toBe(1)
    backend.answers.albumSublist = () => failed({ kind: 'timeout' })
    await userEvent.click(page.getByRole('button', { name: 'Load more' }))
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(cards()).toBe(1)
    backend.answers.albumSublist = () => ok({ items: [album(2)], received: 1, total: 2, more: false })
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.poll(cards).toBe(2)
  })
})
