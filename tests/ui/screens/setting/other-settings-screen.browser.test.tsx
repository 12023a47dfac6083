import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettingsFile, writeSettingsFile } from '../../../../src/domain/settings/settings-file'
import { defaultSettings } from '../../../../src/domain/settings/settings'
import { undo, undoAll } from '../../../support/undo'
import { headings, showSettings } from './show-settings'

afterEach(undoAll)

const dialog = page.getByRole('dialog')
const wanted = {
  ...defaultSettings,
  language: 'en',
  theme: 'dark',
  lyricsFontSize: 3.25,
  songLevel: 'higher',
} as const

/** Chooses a file as the listener does. */
async function choose(content: string): Promise<void> {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(chooser ?? document.body, new File([content], 'melisma-settings.json'))
}

/** Catches what would be saved. */
function catchSaved(): { names: string[]; files: Blob[] } {
  const saved = { names: [] as string[], files: [] as Blob[] }
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  URL.createObjectURL = (file) => {
    saved.files.push(file as Blob)
    return 'blob:saved'
  }
  HTMLAnchorElement.prototype.click = function () {
    saved.names.push(this.download)
  }
  undo.push(() => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  })
  return saved
}

describe('OtherSettingsScreen', () => {
  it('has one first heading, its groups under it, and names the page', async () => {
    const { stores } = await showSettings('other')
    expect(headings()).toEqual(['H1 Settings', 'H2 Backup', 'H2 On this device', 'H2 About'])
    expect(stores.shell.pageTitle).toBe('Other settings')
  })

  it('exports what is set as one file', async () => {
    const { stores } = await showSettings('other')
    const saved = catchSaved()
    stores.settings.set('theme', 'dark')
    await userEvent.click(page.getByRole('button', { name: 'Export' }))
    expect(saved.names).toEqual(['melisma-settings.json'])
    const reading = readSettingsFile((await saved.files[0]?.text()) ?? '')
    expect(reading).toMatchObject({ ok: true, ignored: 0, settings: { theme: 'dark', language: 'en' } })
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['settingOther.saved'])
  })

  it('shows what a file would change, and changes it only then', async () => {
    const { stores } = await showSettings('other')
    const before = { ...stores.settings.values }
    await choose(writeSettingsFile(wanted))
    await expect.element(dialog).toHaveAccessibleName('Import settings')
    await expect.element(dialog).toHaveTextContent('3 settings will change:')
    const changes = dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
    expect(changes).toEqual([
      'ModeLightbecomesDark',
      'Sound qualityExtra highbecomesHigher',
      'Lyric size3.60becomes3.25',
    ])
    expect(stores.settings.values).toEqual(before)
    await expect.element(dialog.getByRole('button', { name: 'Apply' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(stores.settings.values).toEqual({ ...before, ...wanted })
    await expect.poll(() => dialog.query()).toBeNull()
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['settingOther.loaded'])
  })

  it('changes nothing when it is called off', async () => {
    const { stores } = await showSettings('other')
    const before = { ...stores.settings.values }
    await choose(writeSettingsFile(wanted))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => dialog.query()).toBeNull()
    expect(stores.settings.values).toEqual(before)
  })

  it('says that there is nothing to change, and what it left out', async () => {
    const { stores } = await showSettings('other')
    await choose(JSON.stringify({ ...stores.settings.values, future: 1, theme: 'pink' }))
    await expect.element(dialog).toHaveTextContent(/those you have.*2 entries were not understood/)
    expect(dialog.getByRole('button', { name: 'Apply' }).query()).toBeNull()
  })

  it.each([
    ['nothing', '', 'settingOther.notJson'],
    ['another file', '{"name":"a package"}', 'settingOther.notSettings'],
    ['a newer file', '{"app":"melisma","version":9,"settings":{}}', 'settingOther.newer'],
    ['a film', ' '.repeat(1_000_001), 'settingOther.notSettings'],
  ])('says why %s is not taken, and lets another be chosen', async (_name, content, text) => {
    const { stores } = await showSettings('other')
    await choose(content)
    await expect.poll(() => stores.notices.notices.map((notice) => notice.text)).toEqual([text])
    expect(dialog.query()).toBeNull()
    await choose(writeSettingsFile(wanted))
    await expect.element(dialog).toBeVisible()
  })

  it('tells how much is stored, or that the browser does not say', async () => {
    const { stores, deviceData } = await showSettings('other')
    await expect.element(page.getByText('1.2 MB')).toBeVisible()
    deviceData.bytes = null
    await stores.deviceData.measure()
    await expect.element(page.getByText('The browser does not tell')).toBeVisible()
  })

  it('resets everything only once that is confirmed', async () => {
    const { deviceData, reloads, system } = await showSettings('other')
    const reset = page.getByRole('button', { name: 'Reset…' })
    await userEvent.click(reset)
    await expect.element(dialog).toHaveAccessibleName('Reset everything?')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.query()).toBeNull()
    expect(deviceData.cleared).toBe(0)
    await userEvent.click(reset)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove everything' }))
    await expect.poll(() => deviceData.cleared).toBe(1)
    system.pass(1_000)
    expect(reloads).toEqual([1_000])
  })
})
