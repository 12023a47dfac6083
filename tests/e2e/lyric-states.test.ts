import type { Page, Route } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openSharedPage, pageErrors } from '../support/e2e/open-page'

type Answer = (route: Route) => unknown

/** A listener in the full player who goes from song to song. */
interface Reader {
  page: Page
  /** The reply to the request for the next song's lyrics. */
  answer: Answer
}

const player = (page: Page) => page.getByRole('dialog')
const list = (page: Page) => page.getByRole('list', { name: 'Lyrics' })
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

const position = (page: Page) =>
  page
    .getByRole('slider', { name: 'Progress' })
    .last()
    .evaluate((slider: HTMLInputElement) => Number(slider.value))

/** Waits until the position has moved on by a third of a second. */
async function goesOn(page: Page): Promise<void> {
  const before = await position(page)
  await expectPage.poll(() => position(page)).toBeGreaterThan(before + 0.3)
  await expectPage(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
}

/** Opens the screen of a playlist whose songs all have lyrics. */
async function arrive(width: number): Promise<Reader> {
  const page = await openSharedPage({ width, still: true })
  const reader: Reader = { page, answer: (route) => route.continue() }
  await page.route('**/api/lyric/new**', (route) => void reader.answer(route))
  await page
    .getByRole('link', { name: /^With translations/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Play all' }).waitFor()
  return reader
}

/** Goes to the next song in the full player, whose lyrics are requested for the first time and get that reply. */
async function goToNext(reader: Reader, answer: Answer): Promise<Page> {
  const { page } = reader
  reader.answer = answer
  if (await player(page).isVisible()) {
    await player(page).getByRole('button', { name: 'Next', exact: true }).click()
    await expectPage.poll(() => position(page)).toBeLessThan(1)
  } else {
    await page.getByRole('button', { name: 'Play all' }).click()
    await page.getByRole('button', { name: 'Open player' }).click()
  }
  return page
}

const reply = (lyric: string) => ({ json: { code: 200, lrc: { lyric } } })

const broken: [words: string, answer: Answer, cause: string][] = [
  ['are refused', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), '502'],
  ['cannot be reached', (route) => route.abort(), 'cannot be reached'],
  ['are a page of HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' }), 'data'],
  ['are an empty reply', (route) => route.fulfill({ body: '' }), 'data'],
]

const widths = [390, 1440] as const
type Width = (typeof widths)[number]

const absent: [words: string, width: Width, given: Parameters<Route['fulfill']>[0], text: string][] = [
  ['has none', 1440, { json: { code: 200 } }, 'This song has no lyrics'],
  ['has empty ones', 390, reply(''), 'This song has no lyrics'],
  ['says that it is pure music', 390, reply('[00:00.00]纯音乐，请欣赏'), 'Instrumental music'],
]

const readers = {} as Record<Width, Reader>

beforeAll(async () => {
  for (const width of widths) readers[width] = await arrive(width)
})

/** Collects the errors of the page from now on. */
function troublesFromNow(page: Page): () => string[] {
  const all = pageErrors.get(page) ?? []
  const before = all.length
  return () => all.slice(before)
}

describe('a song whose lyrics', () => {
  it('arrive late shows the current line', async () => {
    const seen = troublesFromNow(readers[1440].page)
    let release = () => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    const page = await goToNext(readers[1440], async (route) => {
      await late
      await route.continue()
    })
    await expectPage(page.getByRole('status', { name: 'Loading lyrics' })).toBeVisible()
    await goesOn(page)
    await player(page).getByRole('slider', { name: 'Progress' }).focus()
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
    await expectPage.poll(() => position(page)).toBeGreaterThan(25)
    release()
    await expectPage(list(page)).toBeVisible()
    const current = list(page).locator('[aria-current="true"]')
    await expectPage(current).toBeInViewport()
    await goesOn(page)
    expect(seen()).toEqual([])
  })

  it.each(broken)('%s plays on, says why, and shows them after a retry', async (...row) => {
    const [, answer, cause] = row
    let mended = false
    const page = await goToNext(readers[1440], (route) => (mended ? route.continue() : answer(route)))
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

  it('never arrive plays on', async () => {
    const page = await goToNext(readers[1440], () => {})
    await expectPage(page.getByRole('status', { name: 'Loading lyrics' })).toBeVisible()
    await goesOn(page)
  })

  it('are too large plays on, and offers no useless retry', async () => {
    const page = await goToNext(readers[1440], (route) =>
      route.fulfill(reply('[00:01.00]la\n'.repeat(20_001))),
    )
    await expectPage(page.getByRole('alert').getByText('too large')).toBeVisible()
    await expectPage(retry(page)).toHaveCount(0)
    await goesOn(page)
  })
})

describe('a song that', () => {
  it.each(absent)('%s shows its cover alone, at %i wide, and plays on', async (...row) => {
    const [, width, given, text] = row
    const seen = troublesFromNow(readers[width].page)
    const page = await goToNext(readers[width], (route) => route.fulfill(given))
    const cover = page.getByRole('region', { name: 'Cover', exact: true })
    await expectPage(cover.getByText(text)).toBeInViewport()
    await expectPage(page.getByRole('region', { name: 'Lyrics page' })).toHaveCount(0)
    await goesOn(page)
    expect(seen()).toEqual([])
    await player(page).getByRole('button', { name: 'Pause' }).click()
  })
})
