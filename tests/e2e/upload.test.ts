import type { CDPSession, FileChooser, Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { mp3File } from '../support/server/mp3-file'
import { expectPage } from '../support/e2e/expect-page'
import { logIn } from '../support/e2e/log-in'
import { openSharedPage, pageErrors } from '../support/e2e/open-page'
import { playerBar } from '../support/e2e/player-bar'
import { axeViolations } from '../support/e2e/axe-violations'

/** A file of more than two million bytes. */
const name = 'Long silence'
const song = {
  name: 'silence.mp3',
  mimeType: 'audio/mpeg',
  buffer: mp3File({ frames: { TIT2: name, TPE1: 'Nobody' }, seconds: 60, kbit: 320 }),
}
/** A song of the library. */
const known = 'ソーダ水の宇宙'
const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no music') }

let page: Page
let other: Page
let devtools: CDPSession

/** Bytes per second of a slow connection, on which the song would take two minutes. */
const slowBytes = 20_000

async function throttle(uploadThroughput: number): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })
}

async function tabTo(control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor()
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press(key)
    if (await control.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error('Tab never comes there')
}

async function choose(files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chosen).setFiles(files)
}

const upload = () => page.getByRole('button', { name: 'Upload songs' })
const uploads = () => page.getByRole('region', { name: 'Uploads' })
const row = (file: string) => uploads().getByRole('listitem').filter({ hasText: file })
const inDrive = (one = page) => one.getByRole('button', { name: `Play ${name}`, exact: true })
const matched = () => page.getByRole('button', { name: `Play ${known}`, exact: true })

/** Chooses an entry of a song's menu by keyboard. */
async function chooseOf(song: Locator, line: string): Promise<void> {
  await song.focus()
  await page.keyboard.press('Shift+F10')
  const item = page.getByRole('menuitem', { name: line })
  await item.waitFor()
  while (!(await item.evaluate((one) => one === document.activeElement)))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

beforeAll(async () => {
  page = await openSharedPage({ path: '/404', still: true })
  // registered at the start, or the first file chooser may open before there is a listener
  page.on('filechooser', () => {})
  devtools = await page.context().newCDPSession(page)
  await logIn(page)
  await page.goto(new URL('/user/cloud', page.url()).href)
  await upload().waitFor()
  other = await openSharedPage({ path: '/404', still: true })
  await logIn(other)
})

describe('a listener who uploads songs', () => {
  it('chooses files by keyboard: what is no music is refused, the song is uploaded', async () => {
    await expectPage(page.getByText('0 files')).toBeVisible()
    await throttle(slowBytes)
    await tabTo(upload())
    await choose([song, film])
    await expectPage(row(film.name)).toContainText('Only MP3 and FLAC files can be uploaded')
    const progress = row(song.name).getByRole('progressbar', { name: `Upload of ${song.name}` })
    await expectPage.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
    expect(await axeViolations(page)).toEqual([])
  })

  it('is warned before closing the page', async () => {
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expectPage(row(song.name).getByRole('progressbar')).toBeVisible()
  })

  it('can leave the screen during an upload', async () => {
    await page.getByRole('link', { name: 'My playlists', exact: true }).press('Enter')
    await page.waitForURL('**/user/playlists')
    await expectPage(page.getByRole('main')).toBeFocused()
    await page.getByRole('link', { name: 'Cloud drive', exact: true }).press('Enter')
    await expectPage(row(song.name).getByRole('progressbar')).toBeVisible()
  })

  it('cancels an upload, of which nothing stays', async () => {
    await tabTo(page.getByRole('button', { name: `Cancel the upload of ${song.name}` }))
    await page.keyboard.press('Enter')
    await expectPage(row(song.name)).toHaveCount(0)
    await expectPage(page.getByRole('button', { name: `Remove ${film.name} from the uploads` })).toBeFocused()
    await throttle(-1)
    await page.reload()
    await expectPage(page.getByText('0 files')).toBeVisible()
    await expectPage(uploads()).toHaveCount(0)
  })

  it('is told of a lost connection, and retries by keyboard', async () => {
    await page.route('**/api/cloud?**', (route) => route.abort('connectionreset'))
    await tabTo(upload())
    await choose(song)
    await expectPage(row(song.name)).toContainText('The connection was lost before the upload was done')
    await expectPage(page.getByText(`“${song.name}” could not be uploaded`)).toBeVisible()
    await page.unroute('**/api/cloud?**')
    await tabTo(page.getByRole('button', { name: `Upload ${song.name} again` }))
    await page.keyboard.press('Enter')
    await expectPage(row(song.name)).toContainText('In the cloud drive')
    await expectPage(page.getByText('1 file', { exact: true })).toBeVisible()
    await expectPage(page.getByText(/^2\.4 MB of/)).toBeVisible()
    await expectPage(page.getByRole('button', { name: `Remove ${song.name} from the uploads` })).toBeFocused()
  })

  it('is told when a song is already there', async () => {
    await tabTo(upload(), 'Shift+Tab')
    await choose(song)
    await expectPage(uploads()).toContainText('This file was in the cloud drive already')
    await expectPage(page.getByText('1 file', { exact: true })).toBeVisible()
    await tabTo(page.getByRole('button', { name: 'Clear finished' }))
    await page.keyboard.press('Enter')
    await expectPage(uploads()).toHaveCount(0)
  })

  it('plays it', async () => {
    await tabTo(inDrive())
    await page.keyboard.press('Enter')
    await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await expectPage(playerBar(page)).toContainText(name)
  })

  it('keeps it private: another listener does not see it', async () => {
    await other.goto(new URL('/user/cloud', other.url()).href)
    await expectPage(other.getByText('No songs in the cloud drive yet')).toBeVisible()
    await expectPage(inDrive(other)).toHaveCount(0)
  })

  it('matches it with a song of the library, and gets its name', async () => {
    const found = await page.request.get(
      new URL(`/api/cloudsearch?${new URLSearchParams({ keywords: known, type: '1' })}`, page.url()).href,
    )
    const { result } = (await found.json()) as { result: { songs: { id: number }[] } }
    await chooseOf(inDrive(), 'Match with a song')
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('textbox', { name: 'Title, artist, id or link of the song' })
      .fill(String(result.songs[0]?.id))
    await expectPage(dialog.getByRole('radio', { name: known })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expectPage(page.getByText('The song was matched').first()).toBeVisible()
    await expectPage(matched()).toBeVisible()
    await expectPage(inDrive()).toHaveCount(0)
  })

  it('deletes it, and gets the space back', async () => {
    await chooseOf(matched(), 'Delete from the cloud drive')
    const question = page.getByRole('dialog')
    await tabTo(question.getByRole('button', { name: 'Delete from the cloud drive' }))
    await page.keyboard.press('Enter')
    await expectPage(page.getByText('No songs in the cloud drive yet')).toBeVisible()
    await expectPage(page.getByText(/^0 bytes of/)).toBeVisible()
  })

  it('cancels running uploads by logging out', async () => {
    await throttle(slowBytes)
    await upload().focus()
    const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/cloud?'))
    await choose(song)
    await expectPage(row(song.name).getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Account and settings' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Log out' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).press('Enter')
    await broken
    await page.waitForURL(({ pathname }) => pathname === '/')
    expect(pageErrors.get(page)?.filter((line) => !line.includes('ERR_CONNECTION_RESET'))).toEqual([])
  })
})
