import { openWholePage } from '../fit-window.mjs'
import { takeRun } from './take-run.mjs'

/** Where the song begins and where the seek goes, in seconds of it: both in the midst of its lines. */
const [begin, seekTo] = [60, 150]
const settleMs = 1000

const viewport = { width: 1280, height: 720 }

/** @type {import('./pages/sheet').SheetAsked} */
const usual = { show: 'ours', lines: 80, from: begin, tier: 'mid', float: false, blur: true }

/** What is shown and at which throttle; `blocked` keeps the main thread from working for 1.5 s of every 3.5 s. @typedef {Partial<import('./pages/sheet').SheetAsked> & { rate: number, blocked?: boolean }} Cell */

/**
 * @typedef {object} Bench
 * @property {import('playwright').Browser} browser
 * @property {import('playwright').CDPSession} browserSession
 * @property {string} address of the pages
 * @property {Record<string, string>} versions of the peers
 * @property {number} rounds
 * @property {number} longMs of a run that the limits speak of
 * @property {number} shortMs of any other
 */

/** @param {number} ms */
const wait = (ms) => new Promise((over) => setTimeout(over, ms))

/** @param {import('playwright').Page} page @param {number} lengthMs */
async function playThrough(page, lengthMs) {
  await page.evaluate(
    ([ms, seconds]) => globalThis.bench.seekIn(ms, seconds),
    /** @type {const} */ ([lengthMs / 2, seekTo]),
  )
  await wait(lengthMs)
}

/** Blocks from 600 ms before a line begins. @param {import('playwright').Page} page @param {number} lengthMs */
async function blockAgain(page, lengthMs) {
  const end = performance.now() + lengthMs
  while (performance.now() < end - 3500) {
    const next = await page.evaluate(() => globalThis.bench.nextLineIn())
    await wait(Math.max(0, next - 600))
    await page.evaluate(() => globalThis.bench.block(1500))
    await wait(700)
  }
}

/**
 * Shows the lyrics on a page of their own.
 * @param {Pick<Bench, 'browser' | 'address'>} bench
 * @param {Cell} cell
 */
export async function openSheet({ browser, address }, { rate, ...asked }) {
  const page = await openWholePage(await browser.newContext({ viewport }))
  page.on('pageerror', (error) => console.error(`The page failed: ${error.message}`))
  await page.goto(`${address}/sheet.html`)
  await page.evaluate((asked) => globalThis.bench.start(asked), { ...usual, ...asked })
  const session = await page.context().newCDPSession(page)
  // what the building of the page has left is not of the run
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await wait(settleMs)
  return page
}

/**
 * @param {Bench} bench
 * @param {Cell} cell
 * @param {number} lengthMs
 */
export async function sheetRun(bench, cell, lengthMs) {
  const page = await openSheet(bench, cell)
  try {
    return await takeRun(
      bench,
      page,
      () => (cell.blocked ? blockAgain : playThrough)(page, lengthMs),
      () => page.evaluate(() => globalThis.bench.changes()),
    )
  } finally {
    await page.context().close()
  }
}
