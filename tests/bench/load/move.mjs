import { openWholePage } from '../fit-window.mjs'

const viewport = { width: 1440, height: 900 }

/** Milliseconds between hovering over a link and clicking it. */
const aimMs = 150

const playlist = 'main a[href^="/playlist"]'
const rows = 'main [data-at]'

/** The last part of each screen to appear. */
const moves = /** @type {const} */ ([
  ['home → playlist', playlist, rows],
  ['home → album', 'main a[href^="/album"]', rows],
  ['home → discover', 'a[href^="/discover"]:visible', 'main a[href^="/playlist"]'],
])

/** @typedef {{ fetched: number, cached: number }} Move ms from the click to the paint, asked for anew and come back to */

/**
 * Measures the time from a click on `link`, after hovering over it for as long as a person does at least, to a paint of
 * `wanted`.
 * @param {import('playwright').Page} page
 * @param {string} link
 * @param {string} wanted
 * @returns {Promise<number>} ms
 */
async function timeToPaint(page, link, wanted) {
  await page.evaluate((wanted) => {
    let clicked = 0
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true })
    const shown = () => document.querySelector(wanted) !== null
    const took = new Promise((resolve) => {
      const look = () => {
        // in the task after the frame that contains it, it is painted
        if (clicked && shown()) setTimeout(() => resolve(performance.now() - clicked))
        else requestAnimationFrame(look)
      }
      look()
    })
    Object.assign(globalThis, { took })
  }, wanted)
  await page.locator(link).first().hover()
  await page.waitForTimeout(aimMs)
  await page.locator(link).first().click()
  return page.evaluate(() => /** @type {Promise<number>} */ (/** @type {any} */ (globalThis).took))
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {number} throttle of the processor
 */
async function openHome(browser, address, throttle) {
  const context = await browser.newContext({ viewport })
  const page = await openWholePage(context)
  const session = await context.newCDPSession(page)
  await page.goto(address)
  await page.getByRole('searchbox').waitFor()
  await page.waitForLoadState('networkidle')
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return { page, close: () => context.close() }
}

/**
 * Measures every move once, from the click to the paint.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {number} throttle of the processor
 * @returns {Promise<Map<string, Move>>}
 */
export async function timeMoves(browser, address, throttle) {
  /** @type {Map<string, Move>} */
  const times = new Map()
  for (const [name, link, wanted] of moves) {
    const { page, close } = await openHome(browser, address, throttle)
    const fetched = await timeToPaint(page, link, wanted)
    await page.waitForTimeout(500)
    await page.goBack()
    await page.locator(link).first().waitFor()
    await page.waitForTimeout(500)
    times.set(name, { fetched, cached: await timeToPaint(page, link, wanted) })
    await close()
  }
  return times
}

/**
 * @typedef {object} LongList times in ms
 * @property {number} open from the click to a paint with its first rows, at full speed
 * @property {number} slow the same at the speed that it is scrolled at
 * @property {number} longest task while it is scrolled from its head to its end and back
 * @property {number} tasks over 50 ms meanwhile
 */

/**
 * A list of so many songs, opened from home and scrolled.
 * @param {import('playwright').Browser} browser
 * @param {string} address where lists are that long
 * @param {number} throttle of the processor
 * @param {number} length
 * @returns {Promise<LongList>}
 */
export async function timeLongList(browser, address, throttle, length) {
  const fast = await openHome(browser, address, 1)
  const open = await timeToPaint(fast.page, playlist, rows).finally(() => void fast.close())
  const { page, close } = await openHome(browser, address, throttle)
  try {
    const slow = await timeToPaint(page, playlist, rows)
    // the rest of the list has come when its last row can be gone to
    const last = page.locator(`main [data-at="${length - 1}"]`)
    while ((await last.count()) === 0) {
      await page.keyboard.press('End')
      await page.waitForTimeout(500)
    }
    await page.keyboard.press('Home')
    await page.waitForTimeout(1000)
    await page.evaluate(() => {
      const tasks = /** @type {number[]} */ ([])
      const watch = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      )
      watch.observe({ type: 'longtask' })
      Object.assign(globalThis, { tasks })
    })
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    for (const way of [1, -1])
      for (let turn = 0; turn < 60; turn++) {
        await page.mouse.wheel(0, way * 600)
        await page.waitForTimeout(16)
      }
    for (const key of ['End', 'Home', 'PageDown', 'PageDown', 'PageDown']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(400)
    }
    const tasks = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (globalThis).tasks))
    return { open, slow, longest: Math.max(0, ...tasks), tasks: tasks.length }
  } finally {
    await close()
  }
}
