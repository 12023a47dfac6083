import { inject } from 'vitest'
import type { BrowserPage } from './browser-page'
import { PuppeteerPage } from './puppeteer-page'
import { WebKitPage } from './webkit-page'

let opened: Promise<BrowserPage> | null = null

/** The page of this project's browser, which all of its tests use one after the other; it ends with the worker. */
export function openBrowser(): Promise<BrowserPage> {
  opened ??= open()
  return opened
}

function open(): Promise<BrowserPage> {
  const executablePath = inject('executablePath')
  const name = inject('browserName')
  if (name === 'webkit') return WebKitPage.open(inject('driver'), executablePath)
  return PuppeteerPage.open({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    env: inject('soundEnv'),
  })
}
