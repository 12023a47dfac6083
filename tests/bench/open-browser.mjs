import { chromium } from 'playwright'
import { ensureBrowser, launchEnvironment } from '../../tools/browser.mjs'

/** Every browser of these measurements; headless, its sound goes to a sink that only keeps time. */
export function openBrowser() {
  const browser = ensureBrowser()
  return chromium.launch({
    executablePath: browser.executablePath,
    env: launchEnvironment(browser),
    args: ['--autoplay-policy=no-user-gesture-required'],
  })
}
