// npm run bench:load: the cost of opening a screen for the first time; writes its part of docs/benchmarks.md.
// `--quick` takes one visit of each and writes nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../tools/build.mjs'
import { writeBenchmarks } from './benchmarks-file.mjs'
import { loadTables } from './load/load-tables.mjs'
import { serveLongLists } from './load/long-list.mjs'
import { moveTables } from './load/move-tables.mjs'
import { timeLongList, timeMoves } from './load/move.mjs'
import { timeVisit, weighVisit } from './load/visit.mjs'
import { load, machineLine } from './machine-line.mjs'
import { openBrowser } from './open-browser.mjs'
import { startApp } from './start-app.mjs'

const throttle = 4
/** What three of four visits have at least: 9 Mbit/s, 100 ms. */
const p75 = { latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 }
const demo = fileURLToPath(new URL('../../demo', import.meta.url))

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const rounds = values.quick ? 1 : 5

ensureBuilt()
const data = mkdtempSync(join(tmpdir(), 'melisma-bench-load-'))
const browser = await openBrowser()
const browserSession = await browser.newBrowserCDPSession()
try {
  const app = await startApp({ music: demo, data })
  const short = await serveLongLists(app.address, 30)
  const long = await serveLongLists(app.address, 10_000)
  try {
    const before = load()
    const listed = await fetch(`${app.address}/api/top/playlist?limit=1`)
    const { playlists } = /** @type {{ playlists: { id: number }[] }} */ (await listed.json())
    const playlist = `/playlist?id=${playlists[0]?.id}`
    const screens = /** @type {const} */ ([
      ['/', app.address],
      ['/playlist, 30 songs', short.address + playlist],
      ['/playlist, 10,000 songs', long.address + playlist],
    ])
    /** @type {Map<string, import('./load/visit.mjs').Visit[]>} */
    const taken = new Map()
    for (let round = 0; round < rounds; round++)
      for (const [name, address] of screens) {
        const sizes = await weighVisit(browser, address, throttle)
        const seen = { ...sizes, ...(await timeVisit(browserSession, address, throttle)) }
        console.log(`  ${name}: FCP ${seen.fcp.toFixed(0)}, LCP ${seen.lcp.toFixed(0)} ms`)
        taken.set(name, [...(taken.get(name) ?? []), seen])
      }
    /** @type {import('./load/visit.mjs').Times[]} */
    const shaped = []
    for (let round = 0; round < rounds; round++)
      shaped.push(await timeVisit(browserSession, app.address, throttle, p75))
    /** @type {Map<string, import('./load/move.mjs').Move[]>} */
    const moved = new Map()
    /** @type {import('./load/move.mjs').LongList[]} */
    const lists = []
    for (let round = 0; round < rounds; round++) {
      for (const [name, move] of await timeMoves(browser, app.address, throttle))
        moved.set(name, [...(moved.get(name) ?? []), move])
      lists.push(await timeLongList(browser, long.address, throttle, 10_000))
      console.log('  moves and a long list:', JSON.stringify(lists.at(-1)))
    }
    const report = `# Opening a screen

\`npm run bench:load\` on ${machineLine(before, `Chromium ${browser.version()}`)}.

${loadTables(taken, shaped, throttle)}
${moveTables(moved, lists, throttle)}`
    console.log(report)
    if (!values.quick) writeBenchmarks('bench:load', report)
  } finally {
    long.stop()
    short.stop()
    await app.stop()
  }
} finally {
  await browser.close()
  rmSync(data, { recursive: true, force: true })
}
