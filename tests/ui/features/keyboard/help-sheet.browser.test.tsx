import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { shortcuts } from '../../../../src/domain/keyboard/shortcuts'
import { press } from '../../../support/ui/press'
import { showPage } from '../../../support/ui/show-page'

const sheet = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

describe('HelpSheet', () => {
  it('opens on its key with every shortcut, and closes on Escape', async () => {
    const { stores } = await showPage()
    press('?')
    await expect.element(sheet()).toBeVisible()
    expect(sheet().element().querySelectorAll('dt')).toHaveLength(shortcuts.length)
    expect(sheet().element().querySelectorAll('dd > span > kbd').length).toBeGreaterThan(shortcuts.length)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => stores.shell.helpOpen).toBe(false)
  })

  it('names the keys that are symbols', async () => {
    await showPage()
    press('?')
    await expect.element(sheet().getByText('Left arrow').first()).toBeInTheDocument()
    await expect.element(sheet().getByText('Space', { exact: true })).toBeVisible()
  })

  it('switches single-character shortcuts off and shows which those are', async () => {
    const { stores } = await showPage()
    press('?')
    await expect.element(sheet()).toBeVisible()
    expect(document.querySelectorAll('[data-off]')).toHaveLength(0)
    await userEvent.click(page.getByRole('switch', { name: 'Single-key shortcuts' }))
    expect(stores.settings.values.singleKeyShortcuts).toBe(false)
    await expect.poll(() => document.querySelectorAll('[data-off]').length).toBe(11)
  })
})
