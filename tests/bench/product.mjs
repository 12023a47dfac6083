// npm run bench:product: what the whole product costs the machine in a listener's hands, beside a page with nothing
// but the browser's own player; writes its part of docs/benchmarks.md. `--quick` takes one run of 8 s of each, `--only
// TEXT` the scenes whose names contain it, and the bare pages that they are compared with; both write nothing.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../tools/build.mjs'
import { writeBenchmarks } from './benchmarks-file.mjs'
import { buildPages } from './build-pages.mjs'
import { installPeers, peerVersions } from './install-peers.mjs'
import { load, machineLine } from './machine-line.mjs'
import { openBrowser } from './open-browser.mjs'
import { barePages } from './product/bare-pages.mjs'
import { openAnyScene, openScene } from './product/open-scene.mjs'
import { memoryOf } from './product/memory.mjs'
import { memoryTable, productTables } from './product/product-tables.mjs'
import { memoryScenes, scenes } from './product/scenes.mjs'
import { readTrace, traceCategories } from './read-trace.mjs'
import { serveFolder } from './serve-folder.mjs'
import { startApp } from './start-app.mjs'
import { threadTimes } from './thread-times.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
})
const lengthMs = values.quick ? 8000 : 30_000
const rounds = values.quick ? 1 : 3
const wanted = scenes.filter(({ name }) => name.includes(values.only ?? ''))
const chosen = scenes.filter((scene) => wanted.some((one) => one === scene || one.floor === scene.name))

/**
 * @typedef {object} Bench
 * @property {import('playwright').Browser} browser
 * @property {import('playwright').CDPSession} browserSession
 * @property {string} bareAddress
 * @property {string} peerAddress
 * @property {string} appAddress
 * @property {boolean} quick
 */

/** @param {number} ms */
const wait = (ms) => new Promise((over) => setTimeout(over, ms))

/**
 * Processor time of the browser's threads, without a trace, which costs some itself.
 * @param {Bench} bench @param {import('./product/scenes.mjs').Scene} scene
 */
async function threadsOf(bench, scene) {
  const opened = await openAnyScene(bench, scene)
  try {
    const usage = await threadTimes(bench.browserSession, () => wait(lengthMs))
    if (!usage) throw new Error('this system does not tell the processor time of threads')
    return usage
  } finally {
    await opened.close()
  }
}

/**
 * What the main thread did at a throttle, and how many frames were drawn.
 * @param {Bench} bench @param {import('./product/scenes.mjs').Scene} scene @param {number} rate
 */
async function traceOf(bench, scene, rate) {
  const { page, close } = await openScene(bench, scene, rate)
  try {
    const mark = (/** @type {string} */ name) =>
      page.evaluate((name) => void performance.mark(`bench:${name}`), name)
    await bench.browser.startTracing(page, { categories: traceCategories })
    await mark('from')
    await wait(lengthMs)
    await mark('to')
    const { seconds, tasks, frames, styles } = readTrace(await bench.browser.stopTracing())
    return {
      main: tasks.reduce((sum, { ms }) => sum + ms, 0) / seconds,
      long: tasks.filter(({ ms }) => ms > 50).length,
      frames: frames.length / seconds,
      styles: styles / seconds,
    }
  } finally {
    await close()
  }
}

ensureBuilt()
const folder = mkdtempSync(join(tmpdir(), 'melisma-bench-product-'))
const demo = fileURLToPath(new URL('../../demo', import.meta.url))
for (const [name, html] of Object.entries(barePages)) writeFileSync(join(folder, `${name}.html`), html)
const album = join(demo, '纸鸢电台/雨天的频率')
const files = readdirSync(album).filter((file) => /\.(flac|mp3)$/.test(file))
/** @type {Record<string, string>} */
const songs = Object.fromEntries(files.map((file, at) => [`/${at}${extname(file)}`, join(album, file)]))
const site = await serveFolder(folder, { ...songs, '/song.flac': join(album, '01 雨停之前.flac') })
installPeers()
const peerSite = await serveFolder(await buildPages('lyrics', ['sheet']), {})
const app = await startApp({ music: demo, data: join(folder, 'data') })
const browser = await openBrowser()
try {
  const before = load()
  const bench = {
    browser,
    browserSession: await browser.newBrowserCDPSession(),
    bareAddress: site.address,
    peerAddress: peerSite.address,
    appAddress: app.address,
    quick: values.quick,
  }
  /** @type {Map<string, import('./product/product-tables.mjs').Taken>} */
  const taken = new Map(chosen.map(({ name }) => [name, { threads: [], traces: {} }]))
  for (let round = 0; round < rounds; round++)
    for (const scene of chosen) {
      console.log(`${scene.name}…`)
      const own = taken.get(scene.name)
      own?.threads.push(await threadsOf(bench, scene))
      if (own && round === 0 && !scene.hidden)
        for (const rate of /** @type {const} */ ([1, 4, 6]))
          own.traces[rate] = await traceOf(bench, scene, rate)
    }
  console.log('memory…')
  const memory = []
  for (const { name, next } of memoryScenes(Object.keys(songs))) {
    const scene = chosen.find((scene) => scene.name === name)
    if (scene) memory.push({ name, ...(await memoryOf(bench, scene, next, values.quick ? 20 : 200)) })
  }
  const report = `# The whole product

\`npm run bench:product\` on ${machineLine(before, `Chromium ${browser.version()}`)}. Headless, pictures put together without a graphics card, a window of 1440 × 900 pixels, a song of the demo library with word-by-word lyrics, ${lengthMs / 1000} s a run. AMLL is \`@applemusic-like-lyrics/core\` ${peerVersions()['@applemusic-like-lyrics/core']} as published, with a song of 80 lines made for it: it is measured against and is no part of the product.

${productTables(chosen, taken)}

${memoryTable(memory)}
`
  console.log(report)
  if (!values.quick && values.only === undefined) writeBenchmarks('bench:product', report)
} finally {
  await browser.close()
  await app.stop()
  site.stop()
  peerSite.stop()
  rmSync(folder, { recursive: true, force: true })
}
