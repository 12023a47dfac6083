import type { Page } from 'playwright'
import { inject, onTestFinished } from 'vitest'
import { watchPolicyViolations } from './policy-violations'
import { testBrowser } from './test-browser'

interface PageOptions {
  address?: string
  path?: string
  width?: number
  height?: number
  settings?: Record<string, unknown>
  dark?: boolean
  /** Without motion, for tests that are of none. */
  still?: boolean
  /** Whether it has a touch screen, as narrow ones have. */
  touch?: boolean
  /** Whether the app is kept for use without a network; requests that its worker answers are not seen by `page.route`. */
  serviceWorker?: boolean
}

/** Has what a test opened closed when the test is over. */
export type OnEnd = (close: () => Promise<void>) => void

/** The errors of each page so far: exceptions, and lines of the console, which tells of failed requests too. */
export const pageErrors = new WeakMap<Page, string[]>()

/**
 * Opens the product in a fresh browser context, in English unless the settings say otherwise. The page is closed when
 * the test is over; concurrent tests pass their own `onTestFinished`.
 */
export async function openPage(options: PageOptions = {}, onEnd: OnEnd = onTestFinished): Promise<Page> {
  const page = await openSharedPage(options)
  onEnd(() => page.context().close())
  return page
}

/** Opens a page as `openPage` does, for all tests of a file: each goes on where the one before has ended. */
export async function openSharedPage(options: PageOptions = {}): Promise<Page> {
  const {
    address = inject('address'),
    path = '/',
    width = 1440,
    height = 900,
    dark = false,
    still = false,
    touch = width < 640,
    serviceWorker = false,
  } = options
  const settings = { language: 'en', ...options.settings }
  const browser = await testBrowser()
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: still ? 'reduce' : 'no-preference',
    hasTouch: touch,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  })
  await watchPolicyViolations(context)
  const page = await context.newPage()
  const seen: string[] = []
  pageErrors.set(page, seen)
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
