// npm run bench:hud: what the panel of `?hud` costs over moving lyrics, as the difference between pages with it and
// without it, taken in turn; prints medians in milliseconds of processor time a second.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../../tools/build.mjs'
import { openWholePage } from './fit-window.mjs'
import { load, machineLine } from './machine-line.mjs'
import { openBrowser } from './open-browser.mjs'
import { quantile } from './quantile.mjs'
import { startApp } from './start-app.mjs'
import { threadTimes } from './thread-times.mjs'

const rounds = 5
const lengthMs = 20_000
const settleMs = 5000
const threads = /** @type {const} */ (['main', 'worker', 'compositor', 'viz', 'whole'])

/** @typedef {import('./thread-times.mjs').Usage} Usage */

/**
 * Plays a song with lyrics in the full player, in a browser of its own.
 * @param {string} address
 * @returns {Promise<Usage>}
 */
async function measure(address) {
  const browser = await openBrowser()
  try {
    const page = await openWholePage(await browser.newContext({ viewport: { width: 1440, height: 900 } }))
    await page.addInitScript(() => localStorage.setItem('melisma.settings', '{"language":"en"}'))
    await page.goto(address)
    await page
      .getByRole('link', { name: /^雨天的频率/ })
      .last()
      .click()
    const play = page.getByRole('button', { name: 'Play 雨停之前', exact: true })
    // the panel may be over it
    await play.dispatchEvent('click')
    await page.getByRole('button', { name: 'Open player' }).click()
    await page.waitForTimeout(settleMs)
    const usage = await threadTimes(await browser.newBrowserCDPSession(), () => page.waitForTimeout(lengthMs))
    if (!usage) throw new Error('processor time by thread is known on Linux only')
    return usage
  } finally {
    await browser.close()
  }
}

ensureBuilt()
const loadBefore = load()
const data = mkdtempSync(join(tmpdir(), 'melisma-bench-hud-'))
const app = await startApp({ music: fileURLToPath(new URL('../../demo', import.meta.url)), data })
try {
  /** @type {Usage[]} */
  const differences = []
  for (let round = 0; round < rounds; round++) {
    const without = await measure(app.address)
    const withHud = await measure(`${app.address}/?hud`)
    const entries = threads.map((name) => [name, withHud[name] - without[name]])
    differences.push(/** @type {Usage} */ (Object.fromEntries(entries)))
  }
  console.log(machineLine(loadBefore))
  for (const name of threads) {
    const sorted = differences.map((usage) => usage[name]).sort((a, b) => a - b)
    const shown = sorted.map((ms) => ms.toFixed(1)).join(', ')
    console.log(`${name}: ${quantile(sorted, 0.5).toFixed(1)} ms/s more (${shown})`)
  }
} finally {
  await app.stop()
  rmSync(data, { recursive: true, force: true })
}
