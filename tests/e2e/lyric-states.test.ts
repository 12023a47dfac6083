import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { openPage, troubles } from './open-page'
import { playRain } from './player-bar'

const lyricCalls = '**/api/lyric/new**'
const list = (page: Page) => page.getByRole('list', { name: 'Lyrics' })
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

const position = (page: Page) =>
  page
    .getByRole('slider', { name: 'Progress' })
    .last()
    .evaluate((slider: HTMLInputElement) => Number(slider.value))

/** Waits until another second of the song has been heard. */
async function goesOn(page: Page): Promise<void> {
  const before = await position(page)
  await expectPage.poll(() => position(page)).toBeGreaterThan(before + 1)
  await expectPage(page.getByRole('dialog').getByRole('button', { name: 'Pause' })).toBeVisible()
}

/** The full player with a song whose words are asked for as `answer` lets them. */
async function listen(answer: (route: Route) => unknown, width = 1440): Promise<Page> {
  const page = await openPage({ width })
  await page.route(lyricCalls, (route) => void answer(route))
  await playRain(page)
  await page.getByRole('button', { name: 'Open player' }).click()
  return page
}

const reply = (lyric: string) => ({ json: { code: 200, lrc: { lyric } } })

const broken: [words: string, answer: (route: Route) => unknown, cause: string][] = [
  ['are refused', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), '502'],
  ['cannot be reached', (route) => route.abort(), 'cannot be reached'],
  ['are a page of HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' }), 'data'],
  ['are an empty reply', (route) => route.fulfill({ body: '' }), 'data'],
]

const absent: [words: string, width: number, given: Parameters<Route['fulfill']>[0], text: string][] = [
  ['has none', 1440, { json: { code: 200 } }, 'This song has no lyrics'],
  ['has empty ones', 390, reply(''), 'This song has no lyrics'],
  ['says that it is pure music', 390, reply('[00:00.00]纯音乐，请欣赏'), 'Instrumental music'],
]

describe('a song whose words', () => {
  it.each(broken)('%s plays on, says why, and shows them when they are asked for again', async (...row) => {
    const [, answer, cause] = row
    let mended = false
    const page = await listen((route) => (mended ? route.continue() : answer(route)))
    await expectPage(page.getByRole('alert').getByText('could not be loaded')).toBeVisible()
    await expectPage(page.getByRole('alert').getByText(cause)).toBeVisible()
    await goesOn(page)
    mended = true
    await retry(page).focus()
    await page.keyboard.press('Enter')
    await expectPage(list(page)).toBeVisible()
    await expectPage(page.getByRole('region', { name: 'Lyrics page' })).toBeFocused()
    await goesOn(page)
  })

  it('come late stand at the line that is sung by then', async () => {
    let release = () => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    const page = await listen(async (route) => {
      await late
      await route.continue()
    })
    await expectPage(page.getByRole('status', { name: 'Loading lyrics' })).toBeVisible()
    await goesOn(page)
    await page.getByRole('dialog').getByRole('slider', { name: 'Progress' }).focus()
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
    await expectPage.poll(() => position(page)).toBeGreaterThan(25)
    release()
    await expectPage(list(page)).toBeVisible()
    const current = list(page).locator('[aria-current="true"]')
    await expectPage(current).toBeInViewport()
    await goesOn(page)
    expect(troubles.get(page)).toEqual([])
  })

  it('never come plays on', async () => {
    const page = await listen(() => {})
    await expectPage(page.getByRole('status', { name: 'Loading lyrics' })).toBeVisible()
    await goesOn(page)
  })

  it('are too many to show plays on, and offers no retry that would not help', async () => {
    const page = await listen((route) => route.fulfill(reply('[00:01.00]la\n'.repeat(20_001))))
    await expectPage(page.getByRole('alert').getByText('too large')).toBeVisible()
    await expectPage(retry(page)).toHaveCount(0)
    await goesOn(page)
  })
})

describe('a song that', () => {
  it.each(absent)('%s stands alone with its cover, at %i wide, and plays on', async (...row) => {
    const [, width, given, text] = row
    const page = await listen((route) => route.fulfill(given), width)
    const cover = page.getByRole('region', { name: 'Cover', exact: true })
    await expectPage(cover.getByText(text)).toBeInViewport()
    await expectPage(page.getByRole('region', { name: 'Lyrics page' })).toHaveCount(0)
    await goesOn(page)
    expect(troubles.get(page)).toEqual([])
  })
})
