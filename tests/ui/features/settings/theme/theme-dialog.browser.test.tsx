import { page, userEvent } from 'vitest/browser'
import { StrictMode } from 'react'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../../../src/i18n/create-i18n'
import { App } from '../../../../../src/ui/app'
import { ThemeDialog } from '../../../../../src/ui/features/settings/theme/theme-dialog'
import '../../../../../src/ui/theme/tokens.css'
import '../../../../../src/ui/theme/base.css'
import { fakeStores } from '../../../../support/ui/fake-stores'

async function show() {
  const { stores } = fakeStores()
  const { settings } = stores
  settings.set('themeType', 'teal')
  settings.set('customTheme', '#804020')
  const onClose = vi.fn<() => void>()
  const router = createMemoryRouter([{ path: '/', element: <ThemeDialog onClose={onClose} /> }])
  const app = <App stores={stores} i18n={await createI18n('en')} router={router} />
  const { unmount } = await render(<StrictMode>{app}</StrictMode>)
  const theme = () => [settings.values.themeType, settings.values.customTheme]
  return { theme, onClose, unmount }
}

const digits = page.getByRole('textbox', { name: 'Colour value' })
const well = page.getByLabelText('Pick a colour')
const done = page.getByRole('button', { name: 'Done' })
const ratios = () =>
  [...document.querySelectorAll('[data-part]')].map((tile) =>
    Number.parseFloat(tile.lastElementChild?.textContent ?? ''),
  )

describe('ThemeDialog', () => {
  it('previews a colour in the app while it is typed, with the derived ones', async () => {
    const { theme } = await show()
    await expect.poll(theme).toEqual(['custom', '#804020'])
    await expect.element(digits).toHaveValue('#804020')
    const before = ratios()
    await userEvent.fill(digits, 'FFD')
    await expect.poll(theme).toEqual(['custom', '#ffffdd'])
    await expect.element(well).toHaveValue('#ffffdd')
    await expect.poll(ratios).not.toEqual(before)
    expect(ratios()).toHaveLength(6)
    expect(Math.min(...ratios())).toBeGreaterThanOrEqual(4.5)
    const primary = document.querySelector('[data-part=solid]')
    expect(primary && getComputedStyle(primary).backgroundColor).toBe('rgb(255, 255, 221)')
  })

  it('takes the colour from the browser’s picker', async () => {
    const { theme } = await show()
    await userEvent.fill(well, '#336699')
    await expect.poll(theme).toEqual(['custom', '#336699'])
    await expect.element(digits).toHaveValue('#336699')
  })

  it('says what is wrong with the digits, keeps the last colour and stays open', async () => {
    const { theme, onClose } = await show()
    await userEvent.fill(digits, '#12345')
    await expect.element(digits).toHaveAttribute('aria-invalid', 'true')
    await expect.element(digits).toHaveAccessibleDescription(/Three or six hex digits/)
    await expect.element(done).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(done, { force: true })
    expect(theme()).toEqual(['custom', '#804020'])
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.fill(digits, '#123450')
    await expect.element(digits).toHaveAttribute('aria-invalid', 'false')
    await expect.element(digits).toHaveAccessibleDescription('')
  })

  it.each([
    ['Done', () => userEvent.click(done)],
    ['the enter key', () => userEvent.type(digits, '{Enter}')],
  ])('keeps the colour by %s', async (_, keep) => {
    const { theme, onClose, unmount } = await show()
    await userEvent.fill(digits, '#123456')
    await keep()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    await unmount()
    expect(theme()).toEqual(['custom', '#123456'])
  })

  it.each([
    ['Cancel', () => userEvent.click(page.getByRole('button', { name: 'Cancel' }))],
    ['the cross', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('restores the previous theme and colour by %s', async (_, leave) => {
    const { theme, onClose, unmount } = await show()
    await userEvent.fill(digits, '#123456')
    await leave()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    await unmount()
    expect(theme()).toEqual(['teal', '#804020'])
  })
})
