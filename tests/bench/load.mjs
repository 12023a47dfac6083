// npm run bench:load: what it costs to open a screen for the first time; writes its part of docs/benchmarks.md.
// `--quick` takes one visit of each and writes nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../tools/build.mjs'
import { writeBenchmarks } from './benchmarks-file.mjs'
import { loadTables } from './load/load-tables.mjs'
import { visit } from './load/visit.mjs'
import { load, machineLine } from './machine-line.mjs'
import { openBrowser } from './open-browser.mjs'
import { startApp } from './start-app.mjs'

const throttle = 4
const demo = fileURLToPath(new URL('../../demo', import.meta.url))

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const rounds = values.quick ? 1 : 5

ensureBuilt()
const data = mkdtempSync(join(tmpdir(), 'melisma-bench-load-'))
const browser = await openBrowser()
try {
  const app = await startApp({ music: demo, data })
  try {
    const before = load()
    const listed = await fetch(`${app.address}/api/top/playlist?limit=1`)
    const { playlists } = /** @type {{ playlists: { id: number }[] }} */ (await listed.json())
    const screens = { '/': '/', '/playlist': `/playlist?id=${playlists[0]?.id}` }
    /** @type {Map<string, import('./load/visit.mjs').Visit[]>} */
    const taken = new Map()
    for (let round = 0; round < rounds; round++)
      for (const [name, path] of Object.entries(screens)) {
        const seen = await visit(browser, app.address + path, throttle)
        console.log(`  ${name}: FCP ${seen.fcp.toFixed(0)}, LCP ${seen.lcp.toFixed(0)} ms`)
        taken.set(name, [...(taken.get(name) ?? []), seen])
      }
    const report = `# Opening a screen

\`npm run bench:load\` on ${machineLine(before, `Chromium ${browser.version()}`)}.

${loadTables(taken, throttle)}`
    console.log(report)
    if (!values.quick) writeBenchmarks('bench:load', report)
  } finally {
    await app.stop()
  }
} finally {
  await browser.close()
  rmSync(data, { recursive: true, force: true })
}
