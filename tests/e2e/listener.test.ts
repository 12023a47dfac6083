import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { goTo } from './go-to'
import { stayOn, troubles } from './open-page'
import { bar } from './player-bar'
import { press } from './press'

const list = 'Songs for the train'
const other = 'Songs for the night train'

let page: Page
/** Someone else, in a browser of their own. */
let second: Page

beforeAll(async () => {
  page = await stayOn()
  second = await stayOn({ path: '/login' })
})

const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
const inBar = (name: string) => bar(page).getByRole('button', { name, exact: true })
const account = (on = page) => on.getByRole('button', { name: 'Account and settings' })
const dialog = () => page.getByRole('dialog')

/** In the page, or in a dialog that closes meanwhile, or in both. */
const told = (words: string, on = page) => expectPage(on.getByText(words).first()).toBeVisible()

/** Goes to another screen, and waits until nothing of the one before can be pressed any more. */
async function leaveFor(path: string): Promise<void> {
  await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-left', ''))
  await goTo(page, path)
  await expectPage(page.locator('main h1[data-left]')).toHaveCount(0)
}

/** The code that the server keeps for its operator, who stands in for the network of phones. */
async function codeFor(phone: string): Promise<string> {
  const inbox = await page.request.get(`${new URL(page.url()).origin}/api/local/inbox`)
  const code = new RegExp(`${phone}[^]*?\\b(\\d{6})\\b`).exec(await inbox.text())?.[1]
  if (!code) throw new Error('no code has come')
  return code
}

describe('a listener, by keyboard', () => {
  it('logs in by the code, on this very device, is led back, and signed in for the day', async () => {
    await goTo(page, '/user/cloud')
    await expectPage(page).toHaveURL(/\/login\?to=/)
    await expectPage(page.getByRole('img', { name: 'QR code for logging in' })).toBeVisible()
    const opened = page.waitForEvent('popup')
    await press(page.getByRole('link', { name: 'Confirm on this device' }))
    const confirm = await opened
    await confirm.waitForLoadState()
    // where others have logged in before, a new listener is folded away
    for (const fold of await confirm.locator('details:not([open]) summary').all()) await press(fold)
    await confirm.getByRole('textbox').fill('Mia')
    await press(confirm.getByRole('button').last())
    await expectPage(page).toHaveURL(/\/user\/cloud$/)
    await told('Signed in for today')
    await expectPage(page.getByRole('heading', { level: 1, name: 'Library of Mia' })).toBeVisible()
    await confirm.close()
  })

  it('is not signed in a second time that day', async () => {
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

  it('likes what plays, and finds it among what is liked', async () => {
    await leaveFor('/')
    await press(page.getByRole('button', { name: /^Play playlist/ }).first())
    await expectPage(bar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await press(inBar('Pause'))
    const song = await bar(page).locator('p').first().locator('a').first().innerText()
    await press(inBar('Like'))
    await expectPage(inBar('Unlike')).toBeVisible()
    await leaveFor('/user/playlists')
    await press(page.locator('main a[href^="/playlist"]').first())
    await expectPage(button(`Play ${song}`)).toBeVisible()
  })

  it('makes a playlist, puts what plays into it, and is told of a second time', async () => {
    await leaveFor('/user/playlists')
    await press(button('New playlist'))
    await expectPage(button('Create')).toBeDisabled()
    await dialog().getByRole('textbox', { name: 'Playlist name' }).fill(list)
    await press(button('Create'))
    await expectPage(page.getByRole('link', { name: list })).toBeVisible()
    for (const said of ['Added to the playlist', 'The playlist holds that already']) {
      await press(inBar('Add to playlist'))
      await press(dialog().getByRole('button', { name: new RegExp(list) }))
      await told(said)
    }
  })

  it('takes a song out of it, once that is confirmed', async () => {
    await press(page.getByRole('main').getByRole('link', { name: list }))
    await expectPage(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
    await press(
      page
        .getByRole('main')
        .getByRole('list', { name: 'Songs' })
        .getByRole('button', { name: /^More for/ }),
    )
    await press(page.getByRole('menuitem', { name: 'Remove from playlist' }))
    await expectPage(dialog().getByText('1 song is taken out')).toBeVisible()
    await press(dialog().getByRole('button', { name: 'Remove' }))
    await told('Removed from the playlist')
    await told('No tracks here yet')
  })

  it('names it anew, hides it, and deletes it', async () => {
    await leaveFor('/user/playlists')
    await press(button(`More for ${list}`))
    await press(page.getByRole('menuitem', { name: 'Edit playlist' }))
    await dialog().getByRole('textbox', { name: 'Playlist name' }).fill(other)
    await press(button('Save'))
    await told('The playlist was changed')
    await press(button(`More for ${other}`))
    await press(page.getByRole('menuitem', { name: 'Delete playlist' }))
    await press(dialog().getByRole('button', { name: 'Delete playlist' }))
    await told('The playlist was deleted')
    await expectPage(page.getByRole('link', { name: other })).toHaveCount(0)
  })

  it('keeps a playlist of others, an album and an artist in the library', async () => {
    for (const [from, link, tab, kept] of [
      ['/discover/playlists', '/playlist', '/user/like', 'Added to your collection'],
      ['/new-album', '/album', '/user/album', 'Added to your collection'],
      ['/discover/artists', '/artist/songs', '/user/artists', 'The artist was added to your library'],
    ] as const) {
      await leaveFor(from)
      // the first of the playlists may be one that somebody else has just made
      const cards = page.locator(`main a[href^="${link}?"]`)
      await press(link === '/playlist' ? cards.filter({ hasText: '全部歌曲' }) : cards.first())
      await button('Collect').waitFor()
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      await press(button('Collect'))
      await told(kept)
      await expectPage(button('Collected')).toBeVisible()
      await leaveFor(tab)
      await expectPage(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
    }
  })

  it('hears the songs of the day', async () => {
    await leaveFor('/dailySongs')
    await press(button('Play all'))
    await expectPage(bar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await press(inBar('Pause'))
  })
})

describe('two listeners at once', () => {
  it('the second logs in by phone; a wrong code is told of', async () => {
    const phone = '13700002002'
    await press(second.getByRole('radio', { name: 'Phone' }), ' ')
    await second.getByRole('textbox', { name: 'Phone number' }).fill('12')
    await press(button('Get a code', second))
    await told('Please enter a correct phone number', second)
    await second.getByRole('textbox', { name: 'Phone number' }).fill(phone)
    await press(button('Get a code', second))
    await told('The verification code was sent', second)
    await expectPage(second.getByRole('button', { name: /^Again in \d+ s$/ })).toBeVisible()
    const code = await codeFor(phone)
    await second
      .getByRole('textbox', { name: 'Verification code' })
      .fill(code === '111111' ? '222222' : '111111')
    await press(button('Log in', second))
    await told('Please enter the correct code', second)
    await second.getByRole('textbox', { name: 'Verification code' }).fill(code)
    await press(button('Log in', second))
    await expectPage(second).toHaveURL(/\/user\/playlists$/)
    await told('Login success', second)
  })

  it('has nothing of what the first one likes and keeps', async () => {
    await goTo(second, '/user/like')
    await told('No liked playlists yet', second)
    await goTo(second, '/user/album')
    await told('No liked albums yet', second)
    await goTo(second, '/user/artists')
    await told('No liked artists yet', second)
  })
})

describe('a login that ends', () => {
  it('is told of as one that has ended, where a listener is needed', async () => {
    await second.context().clearCookies()
    await second.reload()
    await second.getByRole('searchbox').waitFor()
    await goTo(second, '/user/playlists')
    await expectPage(second).toHaveURL(/\/login\?to=/)
    await told('Your login has expired, please log in again', second)
  })

  it('by the listener’s own wish: asked, told, and the page comes anew', async () => {
    await press(account())
    await press(page.getByRole('menuitem', { name: 'Log out' }))
    const anew = page.waitForEvent('load')
    await press(dialog().getByRole('button', { name: 'Log out' }))
    await told('Logged out')
    await anew
    await page.waitForLoadState('networkidle')
    await press(account())
    await expectPage(page.getByRole('menuitem', { name: 'Log in' })).toBeVisible()
    await expectPage(inBar('Unlike')).toHaveCount(0)
  })

  it('has brought nothing else to light', () => {
    expect([troubles.get(page), troubles.get(second)]).toEqual([[], []])
  })
})
