import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed, ok } from '../../../../src/contract/result'
import '../../../../src/ui/kit/menu/menu'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showRoute } from '../../../support/ui/show-route'
import type { Fakes } from '../../../support/ui/show-route'

const answers: Fakes['backend']['answers'] = {
  loginStatus: () => ok({ userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 }),
  recommendSongs: () => ok([track(1), track(2)]),
  recommendDislike: () => ok(track(9)),
}

describe('DailySongsScreen', () => {
  it("shows today's songs and plays all of them", async () => {
    const { stores } = await showRoute('/dailySongs', { answers })
    await expect.element(page.getByRole('heading', { name: 'Daily songs' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Play all' }))
    expect(stores.queue.queue.tracks.map(({ id }) => id)).toEqual([1, 2])
    expect(await axeFaults()).toEqual([])
  })

  it('replaces a song that the listener dislikes', async () => {
    await showRoute('/dailySongs', { answers })
    await userEvent.click(page.getByRole('button', { name: 'More for Track 1' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Not interested' }))
    await expect.element(page.getByText('Track 9', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Track 1', { exact: true })).not.toBeInTheDocument()
  })

  it('shows why there are none, and loads them on retry', async () => {
    const { backend } = await showRoute('/dailySongs', {
      answers: { ...answers, recommendSongs: () => failed({ kind: 'offline' }) },
    })
    await expect.element(page.getByRole('alert')).toBeVisible()
    Object.assign(backend.answers, answers)
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(page.getByText('Track 2', { exact: true })).toBeVisible()
  })

  it('redirects visitors to the login', async () => {
    const { where } = await showRoute('/dailySongs', { answers: { loginStatus: () => ok(null) } })
    await expect.poll(where).toContain('/login')
  })
})
