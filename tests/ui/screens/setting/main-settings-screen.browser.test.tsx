import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../../src/contract/replies/account'
import { ok } from '../../../../src/contract/result'
import { defaultSettings } from '../../../../src/domain/settings/settings'
import { switchLanguage } from '../../../../src/i18n/switch-language'
import { headings, showSettings } from '../../../support/ui/show-settings'

const quality = page.getByRole('combobox', { name: 'Sound quality' })
const member: Profile = { userId: 1, nickname: 'Ada', avatarUrl: null, vipType: 11 }

describe('MainSettingsScreen', () => {
  it('has one main heading with its groups below, and sets the title', async () => {
    const { stores } = await showSettings('main')
    expect(headings()).toEqual([
      'H1 Settings',
      'H2 Appearance',
      'H2 General',
      'H2 Home and lists',
      'H2 Playback',
      'H2 Player bar and play page',
      'H2 Keyboard and accessibility',
    ])
    await expect.poll(() => stores.shell.pageTitle).toBe('Main settings')
  })

  it.each([
    ['autoSignIn', 'Daily check-in'],
    ['bannerShow', 'Highlights on the home screen'],
    ['searchHistory', 'Keep a search history'],
    ['songVolumeFade', 'Fade on play and pause'],
    ['memoryLastPlaybackPosition', 'Remember the position in a song'],
    ['useUnmServer', 'Look for another source'],
    ['bottomLyricShow', 'Lyric line in the player bar'],
    ['bottomClick', 'A click on the bar opens the player'],
    ['showLyricSetting', 'Quick settings on the play page'],
    ['singleKeyShortcuts', 'Single-key shortcuts'],
    ['announceLyrics', 'Announce lines to screen readers'],
  ] as const)('switches %s by its row and by the space key', async (setting, name) => {
    const { stores } = await showSettings('main')
    const row = page.getByRole('switch', { name, exact: true })
    await expect.element(row).toHaveAttribute('aria-checked', String(defaultSettings[setting]))
    await userEvent.click(page.getByText(name, { exact: true }))
    expect(stores.settings.values[setting]).toBe(!defaultSettings[setting])
    await expect.element(row).toHaveAttribute('aria-checked', String(!defaultSettings[setting]))
    row.element().focus()
    await userEvent.keyboard(' ')
    expect(stores.settings.values[setting]).toBe(defaultSettings[setting])
  })

  it('sets how a list plays, and explains what a tap does', async () => {
    const { stores } = await showSettings('main')
    const mode = page.getByRole('radiogroup', { name: 'Play from a list by' })
    await expect.element(mode).toHaveAccessibleDescription(/^On a touch screen one tap plays/)
    await expect.element(mode.getByRole('radio', { name: 'Double click' })).toBeChecked()
    await userEvent.click(mode.getByRole('radio', { name: 'Click', exact: true }))
    expect(stores.settings.values.listClickMode).toBe('click')
    await userEvent.keyboard('{ArrowLeft}')
    expect(stores.settings.values.listClickMode).toBe('dblclick')
  })

  it('offers page sizes, and one that came from elsewhere', async () => {
    const { stores } = await showSettings('main')
    const size = page.getByRole('combobox', { name: 'Items on a page' })
    await expect.element(size).toHaveValue('30')
    await userEvent.selectOptions(size, '100')
    expect(stores.settings.values.listNumber).toBe(100)
    stores.settings.set('listNumber', 42)
    await expect.element(size).toHaveValue('42')
    const names = [...size.element().querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(names).toEqual(['20', '30', '42', '50', '100'])
  })

  it('offers the best qualities to members only, and says so', async () => {
    const { stores, backend } = await showSettings('main')
    const open = () =>
      [...quality.element().querySelectorAll('option')].filter(({ disabled }) => !disabled).length
    expect(open()).toBe(3)
    await expect.element(quality).toHaveAccessibleDescription(/lossless and above need a paid membership/)
    backend.answers['loginStatus'] = () => ok(member)
    await stores.session.check()
    await expect.poll(open).toBe(7)
    await expect.element(quality).toHaveAccessibleDescription('Takes effect with the next song')
    await userEvent.selectOptions(quality, 'lossless')
    expect(stores.settings.values.songLevel).toBe('lossless')
  })

  it('shows in the new language that it changed', async () => {
    const { stores, i18n } = await showSettings('main')
    const told = () => stores.notices.notices.map(({ text }) => i18n.t(text))
    await userEvent.click(page.getByRole('radio', { name: '简体中文' }))
    expect(stores.settings.values.language).toBe('zh-CN')
    expect(told()).toEqual([])
    await switchLanguage(i18n, 'zh-CN', () => true)
    await expect.poll(told).toEqual(['已切换到简体中文'])
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('设置')
  })

  it('restores its defaults except the language, and undoes that', async () => {
    const { stores } = await showSettings('main')
    const { settings } = stores
    const restore = page.getByRole('button', { name: 'Restore defaults' })
    await expect.element(restore).toHaveAttribute('aria-disabled', 'true')
    settings.apply({ themeType: 'teal', listClickMode: 'click', listNumber: 50, playerStyle: 'record' })
    await userEvent.click(restore)
    expect(settings.values).toEqual({ ...defaultSettings, language: 'en', playerStyle: 'record' })
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(settings.values).toMatchObject({ themeType: 'teal', listClickMode: 'click', listNumber: 50 })
  })

  it('moves focus to each group', async () => {
    const { router } = await showSettings('main')
    const jumps = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    expect(jumps.elements().map(({ textContent }) => `H2 ${textContent}`)).toEqual(headings().slice(1))
    await userEvent.click(jumps.last())
    const target = page.getByRole('heading', { name: 'Keyboard and accessibility' })
    await expect.element(target).toHaveFocus()
    expect(router.state.location.hash).toBe('')
  })
})
