import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showFrame } from '../../../support/ui/show-shell'

const boxOf = (words: string) => page.getByText(words).element().getBoundingClientRect()

describe('Notices', () => {
  it('leads from a missing login to the login and back', async () => {
    const { stores, where } = await showFrame({ path: '/album?id=3' })
    stores.notices.showFailure({ kind: 'loginNeeded' })
    const link = page.getByRole('status').getByRole('link', { name: 'Log in' })
    await expect.element(link).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(link)
    await expect.poll(where).toBe('/login?to=%2Falbum%3Fid%3D3')
  })

  it('changes the language at a press, and is gone', async () => {
    const { stores } = await showFrame()
    stores.settings.set('language', 'zh-CN')
    stores.notices.show('info', 'setting.offerEnglish', { action: 'english' })
    const english = page.getByRole('status').getByRole('button', { name: 'English', exact: true })
    await expect.element(english).toBeVisible()
    await userEvent.click(english)
    expect(stores.settings.values.language).toBe('en')
    await expect.element(page.getByText('Use Melisma in English?')).not.toBeInTheDocument()
  })

  it('interrupts only with an error, which has no such link', async () => {
    const { stores } = await showFrame()
    stores.notices.showFailure({ kind: 'timeout' })
    await expect.element(page.getByRole('alert')).toHaveTextContent('did not answer in time')
    expect(page.getByRole('alert').getByRole('link').elements()).toEqual([])
  })

  it.each([360, 1200])(
    'covers no heading of a page %i wide, and no control of the full player',
    async (width) => {
      const { stores } = await showFrame({ width })
      stores.notices.show('success', 'notice.playNext')
      await expect.element(page.getByText('Plays next')).toBeVisible()
      expect(boxOf('Plays next').top).toBeGreaterThan(350)
      expect(boxOf('Plays next').bottom).toBeLessThan(700 - 72)
      stores.shell.openPlayer()
      await expect.poll(() => boxOf('Plays next').bottom).toBeLessThan(350)
    },
  )
})
