import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openSharedPage, pageErrors } from '../support/e2e/open-page'
import { playerBar } from '../support/e2e/player-bar'
import { pressKeyOn } from '../support/e2e/press-key-on'

const list = 'Songs for the train'
const other = 'Songs for the night train'

let page: Page
/** Another listener, in a context of their own. */
let second: Page

beforeAll(async () => {
  page = await openSharedPage({ still: true })
  second = await openSharedPage({ path: '/login', still: true })
})

const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
const inBar = (name: string) => playerBar(page).getByRole('button', { name, exact: true })
const account = (on = page) => on.getByRole('button', { name: 'Account and settings' })
const dialog = () => page.getByRole('dialog')

/** Waits for a text, whether in the page, in a dialog that is closing, or in both. */
const told = (words: string, on = page) => expectPage(on.getByText(words).first()).toBeVisible()

/** Goes to another screen, and waits until the previous one is gone. */
async function leaveFor(path: string): Promise<void> {
  await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-left', ''))
  await navigateTo(page, path)
  await expectPage(page.locator('main h1[data-left]')).toHaveCount(0)
  // after that, nothing moves the focus but the test
  await expectPage(page.getByRole('main')).toBeFocused()
}

/** Reads the login code from the operator's page of the server, which stands in for text messages. */
async function codeFor(phone: string): Promise<string> {
  const inbox = await page.request.get(`${new URL(page.url()).origin}/api/local/inbox`)
  const code = new RegExp(`${phone}[^]*?\\b(\\d{6})\\b`).exec(await inbox.text())?.[1]
  if (!code) throw new Error('no code has come')
  return code
}

describe('a listener, by keyboard', () => {
  it('logs in by the QR code on the same device, returns to the screen, and is signed in for the day', async () => {
    await navigateTo(page, '/user/cloud')
    await expectPage(page).toHaveURL(/\/login\?to=/)
    await expectPage(page.getByRole('img', { name: 'QR code for logging in' })).toBeVisible()
    const opened = page.waitForEvent('popup')
    await pressKeyOn(page.getByRole('link', { name: 'Confirm on this device' }))
    const confirm = await opened
    await confirm.waitForLoadState()
    // the form for a new listener is folded where others have logged in before
    for (const fold of await confirm.locator('details:not([open]) summary').all()) await pressKeyOn(fold)
    await confirm.getByRole('textbox').fill('Mia')
    await pressKeyOn(confirm.getByRole('button').last())
    await expectPage(page).toHaveURL(/\/user\/cloud$/)
    await told('Checked in for today')
    await expectPage(page.getByRole('heading', { level: 1, name: 'Library of Mia' })).toBeVisible()
    await confirm.close()
  })

  it('is signed in only once a day', async () => {
    const signed: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/.*sign/.test(pathname)) signed.push(pathname)
    })
    await page.reload()
    await expectPage(page.getByRole('heading', { level: 1, name: 'Library of Mia' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(signed).toEqual([])
  })

  it('likes the playing song, and finds it among the liked songs', async () => {
    await leaveFor('/')
    await pressKeyOn(page.getByRole('button', { name: /^Play playlist/ }).first())
    await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await pressKeyOn(inBar('Pause'))
    const song = await playerBar(page).locator('p').first().locator('a').first().innerText()
    await pressKeyOn(inBar('Like'))
    await expectPage(inBar('Unlike')).toBeVisible()
    await leaveFor('/user/playlists')
    await pressKeyOn(page.locator('main a[href^="/playlist"]').first())
    await expectPage(button(`Play ${song}`)).toBeVisible()
  })

  it('creates a playlist, adds the playing song, and is told when it is already there', async () => {
    await leaveFor('/user/playlists')
    await pressKeyOn(button('New playlist'))
    await expectPage(button('Create')).toBeDisabled()
    await dialog().getByRole('textbox', { name: 'Playlist name' }).fill(list)
    await pressKeyOn(button('Create'))
    await expectPage(page.getByRole('link', { name: list })).toBeVisible()
    for (const said of ['Added to the playlist', 'The playlist holds that already']) {
      await pressKeyOn(inBar('Add to playlist'))
      await pressKeyOn(dialog().getByRole('button', { name: new RegExp(list) }))
      await told(said)
    }
  })

  it('removes a song from it after a confirmation', async () => {
    await pressKeyOn(page.getByRole('main').getByRole('link', { name: list }))
    await expectPage(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
    await pressKeyOn(
      page
        .getByRole('main')
        .getByRole('list', { name: 'Songs' })
        .getByRole('button', { name: /^More for/ }),
    )
    await pressKeyOn(page.getByRole('menuitem', { name: 'Remove from playlist' }))
    await expectPage(dialog().getByText('1 song is taken out')).toBeVisible()
    await pressKeyOn(dialog().getByRole('button', { name: 'Remove' }))
    await told('Removed from the playlist')
    await told('No tracks here yet')
  })

  it('renames it, makes it private, and deletes it', async () => {
    await leaveFor('/user/playlists')
    await pressKeyOn(button(`More for ${list}`))
    await pressKeyOn(page.getByRole('menuitem', { name: 'Edit playlist' }))
    await dialog().getByRole('textbox', { name: 'Playlist name' }).fill(other)
    await pressKeyOn(button('Save'))
    await told('The playlist was changed')
    await pressKeyOn(button(`More for ${other}`))
    await pressKeyOn(page.getByRole('menuitem', { name: 'Delete playlist' }))
    await pressKeyOn(dialog().getByRole('button', { name: 'Delete playlist' }))
    await told('The playlist was deleted')
    await expectPage(page.getByRole('link', { name: other })).toHaveCount(0)
  })

  it('saves a playlist of somebody else and an album, and follows an artist', async () => {
    for (const [from, link, tab, kept, off, on] of [
      ['/discover/playlists', '/playlist', '/user/like', 'Saved to your library', 'Save', 'Saved'],
      ['/new-album', '/album', '/user/album', 'Saved to your library', 'Save', 'Saved'],
      [
        '/discover/artists',
        '/artist/songs',
        '/user/artists',
        'The artist was added to your library',
        'Follow',
        'Following',
      ],
    ] as const) {
      await leaveFor(from)
      // the first playlist may be one that somebody else has just created
      const cards = page.locator(`main a[href^="${link}?"]`)
      await pressKeyOn(link === '/playlist' ? cards.filter({ hasText: 'All songs' }) : cards.first())
      await button(off).waitFor()
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      await pressKeyOn(button(off))
      await told(kept)
      await expectPage(button(on)).toBeVisible()
      await leaveFor(tab)
      await expectPage(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
    }
  })

  it('plays the daily songs', async () => {
    await leaveFor('/dailySongs')
    await pressKeyOn(button('Play all'))
    await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await pressKeyOn(inBar('Pause'))
  })
})

describe('two listeners at once', () => {
  it('the second logs in by phone after a wrong code', async () => {
    const phone = '13700002002'
    await pressKeyOn(second.getByRole('radio', { name: 'Phone' }), ' ')
    await second.getByRole('textbox', { name: 'Phone number' }).fill('12')
    await pressKeyOn(button('Get a code', second))
    await told('Please enter a correct phone number', second)
    await second.getByRole('textbox', { name: 'Phone number' }).fill(phone)
    await pressKeyOn(button('Get a code', second))
    await told('The verification code was sent', second)
    await expectPage(second.getByRole('button', { name: /^Again in \d+ s$/ })).toBeVisible()
    const code = await codeFor(phone)
    await second
      .getByRole('textbox', { name: 'Verification code' })
      .fill(code === '111111' ? '222222' : '111111')
    await pressKeyOn(button('Log in', second))
    await told('Please enter the correct code', second)
    await second.getByRole('textbox', { name: 'Verification code' }).fill(code)
    await pressKeyOn(button('Log in', second))
    await expectPage(second).toHaveURL(/\/user\/playlists$/)
    await told('Login success', second)
  })

  it('sees nothing of what the first has liked and collected', async () => {
    await navigateTo(second, '/user/like')
    await told('No liked playlists yet', second)
    await navigateTo(second, '/user/album')
    await told('No liked albums yet', second)
    await navigateTo(second, '/user/artists')
    await told('No liked artists yet', second)
  })
})

describe('the end of a login', () => {
  it('is reported where a login is needed', async () => {
    await second.context().clearCookies()
    await second.reload()
    await second.getByRole('searchbox').waitFor()
    await navigateTo(second, '/user/playlists')
    await expectPage(second).toHaveURL(/\/login\?to=/)
    await told('Your login has expired, please log in again', second)
  })

  it('by logging out is confirmed and reported, and reloads the page at home', async () => {
    await leaveFor('/user/playlists')
    await pressKeyOn(account())
    await pressKeyOn(page.getByRole('menuitem', { name: 'Log out' }))
    const anew = page.waitForEvent('load')
    await pressKeyOn(dialog().getByRole('button', { name: 'Log out' }))
    await told('Logged out')
    await anew
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe('/')
    await pressKeyOn(account())
    await expectPage(page.getByRole('menuitem', { name: 'Log in' })).toBeVisible()
    await expectPage(inBar('Unlike')).toHaveCount(0)
  })

  it('has caused no error so far', () => {
    expect([pageErrors.get(page), pageErrors.get(second)]).toEqual([[], []])
  })
})
