// npm run bench:lyrics: what lyrics cost while they move, and how fast files are read, against AMLL; writes its
// part of docs/benchmarks.md. `--quick` takes one run of 6 s of each, `--only sheet|blocked|app|parse` one part;
// both write nothing.
import { parseArgs } from 'node:util'
import { writeBenchmarks } from './benchmarks-file.mjs'
import { buildPages } from './build-pages.mjs'
import { installPeers, peerVersions } from './install-peers.mjs'
import { app } from './lyrics/app.mjs'
import { blocked } from './lyrics/blocked.mjs'
import { parsing } from './lyrics/parsing.mjs'
import { sheet } from './lyrics/sheet.mjs'
import { load, machineLine } from './machine-line.mjs'
import { openBrowser } from './open-browser.mjs'
import { serveFolder } from './serve-folder.mjs'

const parts = { sheet, blocked, app, parse: parsing }

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
})
const chosen = Object.entries(parts).filter(([name]) => name === (values.only ?? name))
if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`)
const pace = values.quick
  ? { rounds: 1, longMs: 6000, shortMs: 6000 }
  : { rounds: 3, longMs: 20_000, shortMs: 5000 }

installPeers()
console.log('Building the pages…')
const site = await serveFolder(await buildPages('lyrics', ['sheet', 'parse']), {})
const browser = await openBrowser()
try {
  const browserSession = await browser.newBrowserCDPSession()
  const bench = { browser, browserSession, address: site.address, versions: peerVersions(), ...pace }
  const before = load()
  const sections = []
  for (const [name, measure] of chosen) {
    console.log(`Measuring ${name}…`)
    sections.push(await measure(bench))
  }
  const report = `# Lyrics

\`npm run bench:lyrics\` on ${machineLine(before, `Chromium ${browser.version()}`)}. Headless, pictures put together without a graphics card. AMLL is \`@applemusic-like-lyrics/core\` ${bench.versions['@applemusic-like-lyrics/core']} as published: it is measured against and is no part of the product.

${sections.join('\n')}`
  console.log(report)
  if (!values.only && !values.quick) writeBenchmarks('bench:lyrics', report)
} finally {
  await browser.close()
  site.stop()
}
