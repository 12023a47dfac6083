/**
 * Opens a tab that can be hidden: those of Playwright are visible for as long as they exist.
 * @param {import('playwright').CDPSession} browser
 * @param {string} url
 */
async function openTab(browser, url) {
  const { targetId } = await browser.send('Target.createTarget', { url, newWindow: true })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId })
  let calls = 0
  /** @type {Map<number, (value: unknown) => void>} */
  const waiting = new Map()
  browser.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    const { id, result } = JSON.parse(message)
    if (from === sessionId) waiting.get(id)?.(result?.result?.value)
  })
  return {
    targetId,
    /** The value of an expression in the page, as if it followed a press. @param {string} expression */
    async evaluate(expression) {
      const id = ++calls
      const answered = new Promise((resolve) => waiting.set(id, resolve))
      const params = { expression, returnByValue: true, userGesture: true }
      const message = JSON.stringify({ id, method: 'Runtime.evaluate', params })
      await browser.send('Target.sendMessageToTarget', { sessionId, message })
      return answered
    },
  }
}

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
  const tab = await openTab(browser, url)
  const press = `(() => { const one = document.querySelector(${JSON.stringify(button)}); one?.click(); return Boolean(one) })()`
  await until(async () => Boolean(await tab.evaluate(press)))
  await new Promise((over) => setTimeout(over, 2000))
  const { windowId } = await browser.send('Browser.getWindowForTarget', { targetId: tab.targetId })
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } })
  await until(async () => (await tab.evaluate('document.visibilityState')) === 'hidden')
  return async () => {
    await browser.send('Target.closeTarget', { targetId: tab.targetId })
  }
}
