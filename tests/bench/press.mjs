// npm run bench:press: how soon a press is answered on a slow machine; writes its part of docs/benchmarks.md.
// `--quick` presses three times instead of ten, `--only TEXT` the presses whose names contain it; both write nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../tools/build.mjs'
import { writeBenchmarks } from './benchmarks-file.mjs'
import { openWholePage } from './fit-window.mjs'
import { load, machineLine } from './machine-line.mjs'
import { markdownTable } from './markdown-table.mjs'
import { openBrowser } from './open-browser.mjs'
import { barePage, barePresses } from './press/bare-page.mjs'
import { presses } from './press/presses.mjs'
import { timePress, traceForced, watchPresses } from './press/time-press.mjs'
import { quantile } from './quantile.mjs'
import { serveFolder } from './serve-folder.mjs'
import { startApp } from './start-app.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
})
const throttle = 4
const times = values.quick ? 3 : 10
const limitMs = 100
const forcedLimitMs = 5
const chosen = [...presses, ...barePresses].filter(({ name }) => name.includes(values.only ?? ''))

/**
 * Opens home with a song of the demo library playing that has word-by-word lyrics, at the throttle.
 * @param {import('playwright').Browser} browser @param {string} address
 */
async function openPlaying(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => localStorage.setItem('melisma.settings', '{"language":"en"}'))
  await context.addInitScript(watchPresses)
  const page = await openWholePage(context)
  page.on('pageerror', (error) => console.error(`The page failed: ${error.message}`))
  await page.goto(address)
  await page
    .getByRole('button', { name: /^Play album/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }).waitFor()
  await page.waitForTimeout(3000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return { page, close: () => context.close() }
}

/**
 * Opens the bare page with a song playing, at the throttle.
 * @param {import('playwright').Browser} browser @param {string} address
 */
async function openBare(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watchPresses)
  const page = await openWholePage(context)
  page.on('pageerror', (error) => console.error(`The bare page failed: ${error.message}`))
  await page.goto(`${address}/bare.html`)
  await page.getByRole('button', { name: 'Play' }).click()
  await page.waitForTimeout(3000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return { page, close: () => context.close() }
}

/** @param {number} ms */
const shown = (ms) => ms.toFixed(0)

ensureBuilt()
const data = mkdtempSync(join(tmpdir(), 'melisma-bench-press-'))
const demo = fileURLToPath(new URL('../../demo', import.meta.url))
const app = await startApp({ music: demo, data })
const folder = mkdtempSync(join(tmpdir(), 'melisma-bench-bare-'))
writeFileSync(join(folder, 'bare.html'), barePage)
const bareSite = await serveFolder(folder, {
  '/0.flac': join(demo, 'Marlow & Fen/Low Tide Almanac/02 Paper Boats.flac'),
  '/1.flac': join(demo, 'Marlow & Fen/Low Tide Almanac/03 Salt.flac'),
  '/cover.jpg': join(demo, 'videos/Marlow & Fen - Lanterns on the Water.jpg'),
})
const browser = await openBrowser()
try {
  const before = load()
  const rows = []
  for (const press of chosen) {
    const { page, close } = barePresses.includes(press)
      ? await openBare(browser, bareSite.address)
      : await openPlaying(browser, app.address)
    const first = await timePress(page, press)
    const later = []
    for (let round = 0; round < times; round++) later.push(await timePress(page, press))
    const forced = []
    for (let round = 0; round < 3; round++) forced.push(await traceForced(page, press))
    await close()
    console.log(
      `  ${press.name}: ${shown(first)}; ${later.map(shown).join(' ')}; ${forced.map(shown).join(' ')}`,
    )
    const worst = Math.max(...later)
    rows.push([
      press.name,
      shown(first),
      shown(quantile(later, 0.5)),
      shown(worst),
      (worst / limitMs).toFixed(2),
      Math.max(...forced).toFixed(1),
      (Math.max(...forced) / forcedLimitMs).toFixed(2),
    ])
  }
  const report = `# Presses

\`npm run bench:press\` on ${machineLine(before, `Chromium ${browser.version()}`)}. Home of the demo library while a song with word-by-word lyrics plays, 1440 × 900 pixels, the main thread slowed down ${throttle} times, headless. From the event to the next paint, in ms, as the browser's Event Timing counts it: in steps of 8, and nothing below 16 is told apart; of a press the longest of its events. The first press of a page stands apart, then ${times} more. The forced layout is the longest style or layout that a script asked for before it was due, of 3 more presses under a trace. The bare page does the least that any page does in the presses that cost most, without a library and in ten lines of script. The limits are ${limitMs} ms for the worst press and ${forcedLimitMs} ms for a forced layout; a ratio up to 1 keeps them.

${markdownTable(['press', 'first', 'median', 'worst', 'ratio', 'forced layout', 'ratio'], rows)}
`
  console.log(report)
  if (!values.quick && values.only === undefined) writeBenchmarks('bench:press', report)
} finally {
  await browser.close()
  await app.stop()
  bareSite.stop()
  rmSync(data, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
