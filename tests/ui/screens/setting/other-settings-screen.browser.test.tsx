import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { readBackup, writeBackup } from '../../../../src/domain/settings/backup-file'
import { defaultSettings } from '../../../../src/domain/settings/settings'
import { track } from '../../../support/track'
import { cleanups, runCleanups } from '../../../support/cleanups'
import { axeFaults } from '../../../support/ui/axe-faults'
import { headings, showSettings } from '../../../support/ui/show-settings'

afterEach(runCleanups)

const dialog = page.getByRole('dialog')
const wanted = {
  ...defaultSettings,
  language: 'en',
  theme: 'dark',
  lyricsFontSize: 3.25,
  songLevel: 'higher',
} as const

const backup = { settings: wanted, queue: null, history: [], searchHistory: [] }

/** Chooses a file inside the page, since large files are slow to pass in from outside. */
async function choose(content: string): Promise<void> {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  const chosen = new DataTransfer()
  chosen.items.add(new File([content], 'melisma-backup.json'))
  if (chooser) chooser.files = chosen.files
  chooser?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Captures what would be downloaded. */
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
  cleanups.push(() => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  })
  return saved
}

describe('OtherSettingsScreen', () => {
  it('has one main heading with its groups below, and sets the title', async () => {
    const { stores } = await showSettings('other')
    expect(headings()).toEqual(['H1 Settings', 'H2 Backup', 'H2 On this device', 'H2 About'])
    await expect.poll(() => stores.shell.pageTitle).toBe('Other settings')
  })

  it('exports the settings as one file', async () => {
    const { stores } = await showSettings('other')
    const saved = catchSaved()
    stores.settings.set('theme', 'dark')
    stores.searchHistory.add('rain')
    stores.queue.add(track(1))
    await userEvent.click(page.getByRole('button', { name: 'Export' }))
    await expect.poll(() => saved.names).toEqual(['melisma-backup.json'])
    await expect.poll(() => saved.files.length).toBe(1)
    const reading = readBackup((await saved.files[0]?.text()) ?? '')
    expect(reading).toMatchObject({
      ok: true,
      ignored: 0,
      backup: {
        settings: { theme: 'dark', language: 'en' },
        queue: { tracks: [{ id: 1 }] },
        searchHistory: ['rain'],
      },
    })
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['settingOther.saved'])
  })

  it('shows what a file would change before changing it', async () => {
    const { stores } = await showSettings('other')
    const before = { ...stores.settings.values }
    await choose(writeBackup(backup))
    await expect.element(dialog).toHaveAccessibleName('Import data')
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

  it('imports the chosen parts of queue and histories only', async () => {
    const { stores } = await showSettings('other')
    stores.queue.add(track(9))
    const tracks = [track(1), track(2)]
    const queue = { tracks, index: 1, mode: 'random', position: 0 } as const
    await choose(writeBackup({ settings: {}, queue, history: tracks, searchHistory: ['rain'] }))
    await expect.element(dialog.getByRole('switch', { name: 'Play queue' })).toBeChecked()
    await expect.element(dialog).toHaveTextContent('2 songs, in place of what is queued now')
    await expect.element(dialog).toHaveTextContent('2 songs will be added')
    await expect.element(dialog).toHaveTextContent('1 search will be added')
    expect(await axeFaults()).toEqual([])
    await userEvent.click(dialog.getByRole('switch', { name: 'Play queue' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect.poll(() => stores.history.tracks.map(({ id }) => id)).toEqual([1, 2])
    expect([stores.searchHistory.terms, stores.queue.current?.id]).toEqual([['rain'], 9])
    await expect.poll(() => dialog.query()).toBeNull()
    await choose(writeBackup({ settings: {}, queue, history: tracks, searchHistory: ['rain'] }))
    await expect.element(dialog).toBeVisible()
    expect(dialog.getByRole('switch').elements()).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect.poll(() => stores.queue.current?.id).toBe(2)
    expect([stores.queue.queue.mode, stores.player.wantsSound]).toEqual(['random', false])
  })

  it('changes nothing when it is cancelled', async () => {
    const { stores } = await showSettings('other')
    const before = { ...stores.settings.values }
    await choose(writeBackup(backup))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => dialog.query()).toBeNull()
    expect(stores.settings.values).toEqual(before)
  })

  it('says that there is nothing to change, and what it ignored', async () => {
    const { stores } = await showSettings('other')
    await choose(JSON.stringify({ ...stores.settings.values, future: 1, theme: 'pink' }))
    await expect.element(dialog).toHaveTextContent(/nothing to change.*2 entries were not understood/)
    expect(dialog.getByRole('button', { name: 'Apply' }).query()).toBeNull()
  })

  it.each([
    ['nothing', '', 'settingOther.notJson'],
    ['another file', '{"name":"a package"}', 'settingOther.notBackup'],
    ['a newer file', '{"app":"melisma","version":9,"settings":{}}', 'settingOther.newer'],
    ['a film', ' '.repeat(30_000_001), 'settingOther.notBackup'],
  ])('says why it refuses %s, and lets another file be chosen', async (_name, content, text) => {
    const { stores } = await showSettings('other')
    await choose(content)
    await expect.poll(() => stores.notices.notices.map((notice) => notice.text)).toEqual([text])
    expect(dialog.query()).toBeNull()
    await choose(writeBackup(backup))
    await expect.element(dialog).toBeVisible()
  })

  it('shows how much is stored, or that the browser does not tell', async () => {
    const { stores, deviceData } = await showSettings('other')
    await expect.element(page.getByText('1.2 MB')).toBeVisible()
    deviceData.bytes = null
    await stores.deviceData.loadUsage()
    await expect.element(page.getByText('The browser does not tell')).toBeVisible()
  })

  it('takes a backup that the app was opened with', async () => {
    const { stores } = await showSettings('other')
    stores.backup.offer(new File(['no backup'], 'a.json'))
    const shown = () => stores.notices.notices.map(({ text }) => text)
    await expect.poll(shown).toEqual(['settingOther.notJson'])
    expect(stores.backup.offered).toBeNull()
  })

  it('offers to install the app while the browser does, and says how where the listener does it', async () => {
    const { installOffer } = await showSettings('other')
    const row = page.getByText('Install as an app')
    expect(row.elements()).toEqual([])
    installOffer.make('ask')
    await userEvent.click(page.getByRole('button', { name: 'Install' }))
    expect(installOffer.asked).toBe(1)
    await expect.poll(() => row.elements()).toEqual([])
    installOffer.make('byHand')
    await expect.element(page.getByText('Share › Add to Home Screen')).toBeVisible()
  })

  it('resets everything only after a confirmation', async () => {
    const { deviceData, reloads, system } = await showSettings('other')
    const reset = page.getByRole('button', { name: 'Reset…' })
    await userEvent.click(reset)
    await expect.element(dialog).toHaveAccessibleName('Reset everything?')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.query()).toBeNull()
    expect(deviceData.clearCalls).toBe(0)
    await userEvent.click(reset)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove everything' }))
    await expect.poll(() => deviceData.clearCalls).toBe(1)
    system.advance(1_000)
    expect(reloads).toEqual([1_000])
  })
})
