const viewport = { width: 1440, height: 900 }

/** The screen counts as loaded after so many milliseconds without a request and without a task of 50 ms. */
const quietMs = 1500
const patienceMs = 30_000

/**
 * @typedef {object} Visit times in ms since the navigation began, bytes as they came over the wire, headers left out
 * @property {number} fcp first contentful paint
 * @property {number} lcp largest contentful paint
 * @property {number} blocking of each task what it takes over 50 ms, after the first paint and before the screen stands
 * @property {number} longest task
 * @property {number} shift of layout, as CLS counts it
 * @property {number} script bytes of it for the main thread, asked for before the screen is shown
 * @property {number} worker bytes of script for other threads
 * @property {number} styles bytes
 * @property {number} requests before the screen is shown, of all kinds
 * @property {number} external requests to anywhere but the app
 */

/** Init script: observes paints, tasks and layout shifts from the start. */
function watch() {
  const seen = { fcp: 0, lcp: 0, shift: 0, tasks: /** @type {number[][]} */ ([]), last: 0, stoodAt: 0 }
  // not the headings of the picture that stands before the script has run
  const heading = 'html:not([data-first-picture]) main :is(h1, h2)'
  const look = () => {
    if (document.querySelector(heading)) seen.stoodAt = Date.now()
    else requestAnimationFrame(look)
  }
  look()
  const watchFor = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watchFor('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watchFor('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watchFor('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  watchFor('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
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

/**
 * Measures one visit with an empty cache.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {number} throttle of the processor
 * @returns {Promise<Visit>}
 */
export async function visit(browser, address, throttle) {
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
    /** @type {[number, number][]} */
    const tasks = seen.tasks
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, lengthSince(seen.fcp, task) - 50), 0),
      longest: Math.max(0, ...tasks.map(([, length]) => length)),
      shift: seen.shift,
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
