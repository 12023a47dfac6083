import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed, ok } from '../../../../src/contract/result'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { album } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'
import type { Fakes } from '../../../support/ui/show-route'

const answers: Fakes['backend']['answers'] = {
  album: ({ id }) =>
    ok({ album: album(Number(id)), tracks: [track(1), track(2), track(3, { unavailable: true })] }),
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('KeepButton', () => {
  it('keeps an album, says how far that is, and removes it after a question', async () => {
    let arrive = () => {}
    const prepare = ({ keptFiles }: Fakes) => {
      keptFiles.onKeep = () => new Promise((resolve) => (arrive = () => resolve(ok(1000))))
    }
    const { stores } = await showRoute('/album?id=4', { answers, prepare })
    await userEvent.click(button('Keep offline'))
    await expect.element(button('Keeping: 0 of 2')).toHaveAttribute('aria-pressed', 'true')
    arrive()
    await expect.element(button('Keeping: 1 of 2')).toBeVisible()
    await expect.poll(() => stores.keeper.progress?.trackId).toBe(2)
    arrive()
    await expect.element(button('Kept offline')).toBeVisible()
    expect(page.getByRole('img', { name: 'Kept offline' }).elements()).toHaveLength(2)
    expect(await axeFaults()).toEqual([])
    await userEvent.click(button('Kept offline'))
    await userEvent.click(button('Remove'))
    await expect.element(button('Keep offline')).toBeVisible()
    expect(stores.kept.songs).toEqual([])
  })

  it('says so where there is nothing that can be kept', async () => {
    const { stores } = await showRoute('/album?id=4', {
      answers: { album: () => ok({ album: album(4), tracks: [track(3, { unavailable: true })] }) },
    })
    await userEvent.click(button('Keep offline'))
    const shown = () => stores.notices.notices.map(({ text }) => text)
    await expect.poll(shown).toEqual(['offline.nothingToKeep'])
  })

  it('is not there where the browser cannot keep anything', async () => {
    const prepare = ({ keptFiles }: Fakes) => {
      keptFiles.available = false
    }
    await showRoute('/album?id=4', { answers, prepare })
    await expect.element(button('Play all')).toBeVisible()
    expect(button('Keep offline').elements()).toEqual([])
  })

  it('keeps a song by its menu, and removes it there', async () => {
    const { stores } = await showRoute('/album?id=4', {
      answers: { ...answers, songUrl: () => failed({ kind: 'offline' }) },
    })
    await userEvent.click(button('More for Track 1'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Keep offline' }))
    await expect.poll(() => stores.kept.statusOf(1)).toBe('waiting')
    await userEvent.click(button('More for Track 1'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove from this device' }))
    expect(stores.kept.statusOf(1)).toBeNull()
  })
})
