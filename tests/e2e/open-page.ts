import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, inject, onTestFinished } from 'vitest'

interface PageOptions {
  address?: string
  path?: string
  width?: number
  height?: number
  settings?: Record<string, unknown>
  dark?: boolean
}

type Over = (end: () => Promise<void>) => void

/** What went wrong on a page: exceptions, error lines, requests that failed by themselves. */
export const troubles = new WeakMap<Page, string[]>()

let connection: Promise<Browser> | null = null

afterAll(async () => {
  await (await connection)?.close()
  connection = null
})

/**
 * A fresh visit in English unless told otherwise; the page is closed when the test is over, of which tests that run
 * side by side tell by themselves.
 */
export async function openPage(options: PageOptions = {}, over: Over = onTestFinished): Promise<Page> {
  const page = await stayOn(options)
  over(() => page.context().close())
  return page
}

/** As `openPage`, for all tests of a file, which go on where the one before has ended. */
export async function stayOn(options: PageOptions = {}): Promise<Page> {
  const { address = inject('address'), path = '/', width = 1440, height = 900, dark = false } = options
  const settings = { language: 'en', ...options.settings }
  connection ??= chromium.connect(inject('browserEndpoint'))
  const browser = await connection
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: width < 640,
  })
  const page = await context.newPage()
  const seen: string[] = []
  troubles.set(page, seen)
  page.on('pageerror', (error) => seen.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text())
  })
  await page.addInitScript((value) => {
    if (!localStorage.getItem('melisma.settings')) localStorage.setItem('melisma.settings', value)
  }, JSON.stringify(settings))
  await page.goto(address + path)
  return page
}
