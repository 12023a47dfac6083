/** Pixels; more than the browser's own bars take. */
const bars = 250

/**
 * Makes a window large enough for the browser's own bars and a page of that size. By default it is as large as the page
 * alone: the lowest part of the page, which has the player bar, lies outside then and is never drawn, so that what
 * changes there alone is shown with the next frame of something else.
 * @param {import('playwright').CDPSession} session of the page, or of the browser with the id of the page
 * @param {{ width: number, height: number }} page
 * @param {string} [targetId]
 */
export async function fitWindow(session, { width, height }, targetId) {
  const { windowId } = await session.send('Browser.getWindowForTarget', targetId ? { targetId } : {})
  await session.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: width + bars, height: height + bars },
  })
}

/**
 * Opens a page of that size in a context, wholly within its window.
 * @param {import('playwright').BrowserContext} context
 */
export async function openWholePage(context) {
  const page = await context.newPage()
  const size = page.viewportSize()
  if (!size) throw new Error('the page has no size of its own')
  const session = await context.newCDPSession(page)
  await fitWindow(session, size)
  await session.detach()
  return page
}
