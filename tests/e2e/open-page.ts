import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { inject, onTestFinished } from 'vitest'

interface PageOptions {
  address?: string
  path?: string
  width?: number
  height?: number
  settings?: Record<string, unknown>
  dark?: boolean
}

/** What went wrong on a page: exceptions, error lines, requests that failed by themselves. */
export const troubles = new WeakMap<Page, string[]>()

/** A fresh visit in English unless told otherwise; the page is closed when the test is over. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { address = inject('address'), path = '/', width = 1440, height = 900, dark = false } = options
  const settings = { language: 'en', ...options.settings }
  const browser = await chromium.connect(inject('browserEndpoint'))
  onTestFinished(() => browser.close())
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
