import { chromium } from 'playwright'
import { ensureBrowser, launchEnvironment } from '../../tools/browser.mjs'

/** Launches the browser of all measurements; headless, with a silent audio output that keeps time. */
export function openBrowser() {
  const browser = ensureBrowser()
  return chromium.launch({
    executablePath: browser.executablePath,
    env: launchEnvironment(browser),
    args: ['--autoplay-policy=no-user-gesture-required'],
  })
}
