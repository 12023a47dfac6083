import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { settingGroups } from '../../../../src/domain/settings/setting-groups'
import { themes } from '../../../../src/domain/theme/themes'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { SettingGroups } from '../../../../src/ui/screens/setting/setting-groups'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { fakeStores } from '../../../support/ui/fake-stores'

const appearance = settingGroups.main.filter(({ id }) => id === 'appearance')

async function show() {
  const fakes = fakeStores()
  const router = createMemoryRouter([{ path: '/', element: <SettingGroups groups={appearance} /> }])
  await page.viewport(800, 900)
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  return fakes
}

const colours = page.getByRole('radiogroup', { name: 'Theme colour' })
const colour = (name: string) => colours.getByRole('radio', { name, exact: true })
const mode = (name: string) => page.getByRole('radiogroup', { name: 'Mode' }).getByRole('radio', { name })
const follow = page.getByRole('switch', { name: 'Follow the system' })

describe('SettingGroups, for the appearance', () => {
  it('offers ten colours and a custom one, with hit areas large enough for touch', async () => {
    await show()
    await expect.element(colour('Red')).toBeChecked()
    const radios = [...colours.element().querySelectorAll('input')]
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      ...Object.keys(themes).map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`),
      'Custom',
    ])
    for (const radio of radios) {
      const { width, height } = radio.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('sets a colour by press and by arrow keys, and resets to red', async () => {
    const { stores } = await show()
    const restore = page.getByRole('button', { name: 'Restore the default colour' })
    await expect.element(restore).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(colour('Teal'))
    expect(stores.settings.values.themeType).toBe('teal')
    await userEvent.keyboard('{ArrowRight}')
    expect(stores.settings.values.themeType).toBe('custom')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(stores.settings.values.themeType).toBe('orange')
    await expect.element(colour('Orange')).toBeChecked()
    await userEvent.click(restore)
    expect(stores.settings.values.themeType).toBe('red')
    await expect.element(colour('Red')).toBeChecked()
  })

  it('stops following the system when a mode is chosen', async () => {
    const { stores } = await show()
    await expect.element(mode('Light')).toBeChecked()
    await expect.element(follow).toBeChecked()
    await userEvent.click(mode('Dark'))
    expect(stores.settings.values).toMatchObject({ theme: 'dark', themeAuto: false })
    await expect.element(follow).not.toBeChecked()
    await userEvent.click(follow)
    expect(stores.settings.values.themeAuto).toBe(true)
    await expect.element(mode('Light')).toBeChecked()
  })

  it('keeps the shown mode when it stops following', async () => {
    const { stores } = await show()
    stores.settings.set('theme', 'dark')
    await expect.element(mode('Light')).toBeChecked()
    await userEvent.click(follow)
    expect(stores.settings.values).toMatchObject({ theme: 'light', themeAuto: false })
  })

  it('opens the dialog for a custom colour and restores focus', async () => {
    await show()
    const open = page.getByRole('button', { name: 'Custom colour…' })
    await userEvent.click(open)
    await expect.element(page.getByRole('dialog', { name: 'Custom colour' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
  })
})
