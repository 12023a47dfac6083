// npm run bench:audio: what the engine's sound and spectrum cost, against their peers; writes its part of
// docs/benchmarks.md. `--only spectrum|tap|fades|gesture` for one part, which writes nothing.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildPages } from './build-pages.mjs'
import { fades } from './audio/fades.mjs'
import { gesture } from './audio/gesture.mjs'
import { installPeers } from './install-peers.mjs'
import { openBrowser } from './open-browser.mjs'
import { serveFolder } from './serve-folder.mjs'
import { spectrum } from './audio/spectrum.mjs'
import { tap } from './audio/tap.mjs'
import { writeBenchmarks } from './benchmarks-file.mjs'
import { load, machineLine } from './machine-line.mjs'

const parts = { spectrum, tap, fades, gesture }
const music = fileURLToPath(
  new URL('../../demo/Marlow & Fen/Low Tide Almanac/01 Lanterns on the Water.mp3', import.meta.url),
)

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = Object.entries(parts).filter(([name]) => name === (values.only ?? name))
if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`)

installPeers()
console.log('Building the pages…')
const site = await serveFolder(await buildPages('audio', ['spectrum', 'tap', 'fades']), {
  '/music.mp3': music,
})
const browser = await openBrowser()
try {
  const browserSession = await browser.newBrowserCDPSession()
  const before = load()
  const sections = []
  for (const [name, measure] of chosen) {
    console.log(`Measuring ${name}…`)
    sections.push(await measure({ browser, browserSession, address: site.address }))
  }
  const report = `# The engine: sound and spectrum

\`npm run bench:audio\` on ${machineLine(before, `Chromium ${browser.version()}`)}. Headless; the sound goes to a sink that keeps time but makes no sound. Peers are measured against and are no part of the product.

${sections.join('\n')}`
  console.log(report)
  if (!values.only) writeBenchmarks('bench:audio', report)
} finally {
  await browser.close()
  site.stop()
}
