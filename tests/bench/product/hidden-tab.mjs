import { openPlainTab } from '../plain-tab.mjs'

/** @param {() => Promise<boolean>} reached */
async function until(reached) {
  for (let tries = 0; tries < 300; tries++) {
    if (await reached()) return
    await new Promise((over) => setTimeout(over, 100))
  }
  throw new Error('the hidden tab did not get so far')
}

/**
 * Opens a page, presses its first button of that selector once it is there, and hides the tab while it plays.
 * @param {import('playwright').CDPSession} browser
 * @param {string} url
 * @param {string} button
 * @returns {Promise<() => Promise<void>>} closes it
 */
export async function playHidden(browser, url, button) {
  const tab = await openPlainTab(browser, url)
  const press = `(() => { const one = document.querySelector(${JSON.stringify(button)}); one?.click(); return Boolean(one) })()`
  await until(async () => Boolean(await tab.evaluate(press)))
  await new Promise((over) => setTimeout(over, 2000))
  const { windowId } = await browser.send('Browser.getWindowForTarget', { targetId: tab.targetId })
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } })
  await until(async () => (await tab.evaluate('document.visibilityState')) === 'hidden')
  return tab.close
}
