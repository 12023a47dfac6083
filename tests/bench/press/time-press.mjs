import { readTrace, traceCategories } from '../read-trace.mjs'

/** Milliseconds between aiming at something and pressing it. */
const aimMs = 200
/** How long after a press its paint, and what it may set off, is waited for. */
const settleMs = 700

/** Init script: keeps what the browser says of every press and key. */
export function watchPresses() {
  const presses = /** @type {{ name: string, ms: number, at: number }[]} */ ([])
  new PerformanceObserver((list) => {
    for (const { name, duration, startTime } of list.getEntries())
      presses.push({ name, ms: duration, at: startTime })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  Object.assign(globalThis, { presses })
}

/**
 * Presses once and returns the longest time from one of its events to the next paint, in ms, as the browser's Event
 * Timing counts it in steps of 8; nothing below 16 is told apart.
 * @param {import('playwright').Page} page @param {import('./presses.mjs').Press} what
 */
export async function timePress(page, { aim, press, after }) {
  await aim?.(page)
  await page.waitForTimeout(aimMs)
  const from = await page.evaluate(() => performance.now())
  await press(page)
  await page.waitForTimeout(settleMs)
  const longest = await page.evaluate((from) => {
    const { presses } = /** @type {{ presses: { ms: number, at: number }[] }} */ (
      /** @type {any} */ (globalThis)
    )
    return Math.max(16, ...presses.filter(({ at }) => at >= from).map(({ ms }) => ms))
  }, from)
  await after(page)
  return longest
}

/**
 * Presses once under a trace and returns the longest layout, in ms, that a script asked for before it was due.
 * @param {import('playwright').Page} page @param {import('./presses.mjs').Press} what
 */
export async function traceForced(page, { aim, press, after }) {
  const browser = page.context().browser()
  if (!browser) throw new Error('the browser is gone')
  const mark = (/** @type {string} */ name) =>
    page.evaluate((name) => void performance.mark(`bench:${name}`), name)
  await aim?.(page)
  await page.waitForTimeout(aimMs)
  await browser.startTracing(page, { categories: traceCategories })
  await mark('from')
  await press(page)
  await page.waitForTimeout(settleMs)
  await mark('to')
  const { tasks } = readTrace(await browser.stopTracing())
  await after(page)
  return Math.max(0, ...tasks.map(({ forced }) => forced))
}
