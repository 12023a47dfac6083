import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { Toplist } from '../../../../src/contract/replies/playlist'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { playlist } from '../../../support/playlist'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { pageOf } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'

const chart = (id: number, official: boolean): Toplist => ({
  ...playlist(id),
  updateFrequency: 'daily',
  official,
  leaders: official
    ? [
        { name: 'First', artists: 'A' },
        { name: 'Second', artists: 'B' },
        { name: 'Third', artists: '' },
      ]
    : [],
})
const show = (toplistDetail: () => Result<Toplist[]>, width = 1000) =>
  showRoute('/discover/toplists', {
    width,
    answers: { toplistDetail, playlistTracks: () => ok(pageOf([track(1), track(2)])) },
  })

describe('the charts to discover', () => {
  it.each([360, 1000])(
    'show the leading songs of official charts, apart from the others, %s wide',
    async (width) => {
      const { stores } = await show(() => ok([chart(1, true), chart(2, false)]), width)
      const official = page.getByRole('region', { name: 'Official charts' })
      await expect.element(official.getByRole('link')).toHaveTextContent('First - A2 Second - B3 Third')
      await expect
        .element(page.getByRole('region', { name: 'More charts' }).getByRole('link'))
        .toHaveAttribute('href', '/playlist?id=2')
      await expect.poll(() => stores.shell.pageTitle).toBe('Discover - Charts')
      expect(await axeFaults()).toEqual([])
    },
  )

  it('play from their cards', async () => {
    const { stores } = await show(() => ok([chart(1, true)]))
    await page.getByRole('button', { name: 'Play playlist Playlist 1' }).click()
    await expect.poll(() => stores.player.track?.id).toBe(1)
    expect(stores.queue.queue.tracks).toHaveLength(2)
  })

  it('show that there are none, or why they failed to load', async () => {
    let answer: Result<Toplist[]> = failed({ kind: 'status', status: 500, message: null })
    await show(() => answer)
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer = ok([])
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('There are no charts yet')).toBeVisible()
  })
})
