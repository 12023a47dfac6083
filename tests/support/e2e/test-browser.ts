import { chromium, type Browser } from 'playwright'
import { ensureBrowser, forTests, launchEnvironment } from '../../../tools/browser.mjs'

let started: Promise<Browser> | null = null

/** Closes every page of the browser, if one was started. */
export async function closeContexts(): Promise<void> {
  for (const context of (await started)?.contexts() ?? []) await context.close()
}

/**
 * Returns the browser of this worker, which all of its test files share; it ends with the worker. One that several
 * workers share would have every message pass through the main process.
 */
export function testBrowser(): Promise<Browser> {
  if (started) return started
  const found = ensureBrowser(forTests)
  started = chromium.launch({
    executablePath: found.executablePath,
    env: launchEnvironment(found),
    args: ['--autoplay-policy=document-user-activation-required'],
  })
  return started
}
