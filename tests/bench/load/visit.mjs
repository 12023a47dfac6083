import { fitWindow } from '../fit-window.mjs'
import { openPlainTab } from '../plain-tab.mjs'

const viewport = { width: 1440, height: 900 }

/** Milliseconds that a new window has for the browser's own start in it. */
const windowMs = 3000

/** The screen counts as loaded after so many milliseconds without a request and without a task of 50 ms. */
const quietMs = 1500
const patienceMs = 30_000

/** As the browser's protocol takes it: ms, and bytes a second. @typedef {{ latency: number, downloadThroughput: number, uploadThroughput: number }} Network */

/**
 * @typedef {object} Times in ms since the navigation began
 * @property {number} fcp first contentful paint
 * @property {number} lcp largest contentful paint
 * @property {number} blocking of each task what it takes over 50 ms, after the first paint
 * @property {number} longest task
 * @property {number} shift of layout, as CLS counts it
 * @typedef {object} Sizes in bytes as they came over the wire, headers left out
 * @property {number} script bytes of it for the main thread, asked for before the screen is shown
 * @property {number} worker bytes of script for other threads
 * @property {number} styles bytes
 * @property {number} requests before the screen is shown, of all kinds
 * @property {number} external requests to anywhere but the app
 * @typedef {Times & Sizes} Visit
 */

/** Init script: notes when the screen stands. */
function watch() {
  const seen = { stoodAt: 0 }
  // not the headings of the picture that stands before the script has run
  const heading = 'html:not([data-first-picture]) main :is(h1, h2)'
  const look = () => {
    if (document.querySelector(heading)) seen.stoodAt = Date.now()
    else requestAnimationFrame(look)
  }
  look()
  Object.assign(globalThis, { seen })
}

/** Bytes of each loaded file by its URL. */
function bodySizes() {
  const files = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
  return files.map(({ name, encodedBodySize }) => /** @type {const} */ ([name, encodedBodySize]))
}

/**
 * Returns the part of a task after a moment.
 * @param {number} moment
 * @param {[start: number, length: number]} task
 */
function lengthSince(moment, [start, length]) {
  return Math.max(0, Math.min(length, start + length - moment))
}

/** Resolves in the page to the times of the visit so far. */
async function readTimes() {
  /** @type {Record<string, any[]>} */
  const found = {}
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => (found[type] = list.getEntries())).observe({ type, buffered: true })
  await new Promise((told) => setTimeout(told, 200))
  return {
    fcp: found['paint']?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    lcp: found['largest-contentful-paint']?.at(-1)?.startTime ?? 0,
    shift: (found['layout-shift'] ?? []).reduce(
      (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
      0,
    ),
    tasks: (found['longtask'] ?? []).map(({ startTime, duration }) => [startTime, duration]),
  }
}

/** Whether a screen stands in the page and nothing was fetched for so many milliseconds. */
const isQuiet = `document.querySelector('html:not([data-first-picture]) main :is(h1, h2)') !== null &&
  performance.now() - Math.max(...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)) > ${quietMs}`

/**
 * Times one visit with an empty cache, in a tab that no tool listens to, of a window that has settled.
 * @param {import('playwright').CDPSession} browserSession
 * @param {string} address
 * @param {number} throttle of the processor
 * @param {Network} [network] of the tab, if it is not to be the machine's own
 * @returns {Promise<Times>}
 */
export async function timeVisit(browserSession, address, throttle, network) {
  const { browserContextId } = await browserSession.send('Target.createBrowserContext')
  const tab = await openPlainTab(browserSession, 'about:blank', browserContextId)
  try {
    await fitWindow(browserSession, viewport, tab.targetId)
    await tab.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: false })
    await tab.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    if (network) {
      await tab.send('Network.enable', {})
      await tab.send('Network.emulateNetworkConditions', { offline: false, ...network })
    }
    await new Promise((settled) => setTimeout(settled, windowMs))
    await tab.send('Page.navigate', { url: address })
    const until = performance.now() + patienceMs
    do await new Promise((later) => setTimeout(later, 1000))
    while (!(await tab.evaluate(isQuiet)) && performance.now() < until)
    const { tasks, ...times } = await tab.evaluate(`(${String(readTimes)})()`)
    return {
      ...times,
      blocking: tasks.reduce(
        (/** @type {number} */ sum, /** @type {[number, number]} */ task) =>
          sum + Math.max(0, lengthSince(times.fcp, task) - 50),
        0,
      ),
      longest: Math.max(0, ...tasks.map(([, length]) => length)),
    }
  } finally {
    await tab.close()
    await browserSession.send('Target.disposeBrowserContext', { browserContextId })
  }
}

/**
 * Weighs one visit with an empty cache.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {number} throttle of the processor
 * @returns {Promise<Sizes>}
 */
export async function weighVisit(browser, address, throttle) {
  // the limits are of gzip, which every browser takes everywhere; most take Brotli as well, which is smaller
  const extraHTTPHeaders = { 'Accept-Encoding': 'gzip' }
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', extraHTTPHeaders })
  try {
    await context.addInitScript(watch)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    /**
     * `at`: milliseconds since 1970.
     * @type {Map<string, { kind: string, url: string, at: number }>}
     */
    const asked = new Map()
    let moved = performance.now()
    session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
      asked.set(requestId, { kind: type ?? '', url: request.url, at: wallTime * 1000 })
      moved = performance.now()
    })
    session.on('Network.loadingFinished', () => {
      moved = performance.now()
    })
    await page.goto(address)
    await page.waitForFunction(() => /** @type {any} */ (globalThis).seen.stoodAt > 0, null, {
      timeout: patienceMs,
    })
    const bodies = new Map(await page.evaluate(bodySizes))
    const until = performance.now() + patienceMs
    while (performance.now() - moved < quietMs && performance.now() < until) await page.waitForTimeout(100)
    const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen)
    const shown = [...asked.values()].filter(({ at }) => at <= seen.stoodAt)
    const bytesOf = (/** @type {string} */ wanted) =>
      shown
        .filter(({ kind, url }) => (url.includes('.worker-') ? 'Worker' : kind) === wanted)
        .reduce((sum, { url }) => sum + (bodies.get(url) ?? 0), 0)
    return {
      script: bytesOf('Script'),
      worker: bytesOf('Worker'),
      styles: bytesOf('Stylesheet'),
      requests: shown.length,
      external: [...asked.values()].filter(
        ({ url }) => /^https?:/.test(url) && !url.startsWith(new URL(address).origin),
      ).length,
    }
  } finally {
    await context.close()
  }
}
