/**
 * Opens a tab that no tool listens to. Playwright has the browser report scripts and calls of its tabs, for which it
 * parses scripts a second time while a page loads, and keeps its tabs visible for as long as they exist.
 * @param {import('playwright').CDPSession} browser
 * @param {string} url
 * @param {string} [browserContextId] of a context of its own; the browser's first one when left out
 */
export async function openPlainTab(browser, url, browserContextId) {
  const { targetId } = await browser.send('Target.createTarget', {
    url,
    newWindow: true,
    ...(browserContextId !== undefined && { browserContextId }),
  })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId })
  let calls = 0
  /** @type {Map<number, (result: any) => void>} */
  const waiting = new Map()
  /** @param {{ sessionId: string, message: string }} received */
  const onMessage = ({ sessionId: from, message }) => {
    const { id, result } = JSON.parse(message)
    if (from === sessionId) waiting.get(id)?.(result)
  }
  browser.on('Target.receivedMessageFromTarget', onMessage)

  /** Calls a method of the browser's protocol. @param {string} method @param {object} params */
  async function send(method, params) {
    const id = ++calls
    /** @type {Promise<any>} */
    const answered = new Promise((resolve) => waiting.set(id, resolve))
    const message = JSON.stringify({ id, method, params })
    await browser.send('Target.sendMessageToTarget', { sessionId, message })
    return answered
  }
  return {
    targetId,
    send,
    /** The value of an expression or its promise in the page, as if it followed a press. @param {string} expression */
    async evaluate(expression) {
      const params = { expression, returnByValue: true, awaitPromise: true, userGesture: true }
      const { result } = await send('Runtime.evaluate', params)
      return result?.value
    },
    async close() {
      browser.off('Target.receivedMessageFromTarget', onMessage)
      await browser.send('Target.closeTarget', { targetId })
    },
  }
}
