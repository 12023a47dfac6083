import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../../../tools/build.mjs'
import { startApp } from '../start-app.mjs'
import { appRun } from './app-run.mjs'
import { costTable, middle } from './sheet-tables.mjs'

const rates = [1, 4]
const demo = fileURLToPath(new URL('../../../demo', import.meta.url))

/**
 * What the whole product costs with its player open, beside the sheet alone.
 * @param {import('./sheet-run.mjs').Bench} bench
 * @returns {Promise<string>} Markdown
 */
export async function app(bench) {
  ensureBuilt()
  const { rounds, shortMs } = bench
  const data = mkdtempSync(join(tmpdir(), 'melisma-bench-lyrics-'))
  /** @type {Map<string, import('./take-run.mjs').Figures[]>} */
  const taken = new Map()
  try {
    const started = await startApp({ music: demo, data })
    try {
      for (let round = 0; round < rounds; round++)
        for (const rate of rates) {
          const { figures } = await appRun({ ...bench, app: started.address }, { rate }, shortMs)
          const name = `the product at ${rate}×`
          taken.set(name, [...(taken.get(name) ?? []), figures])
        }
    } finally {
      await started.stop()
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  return `## What the whole player costs

The built product with its full player open and a song of the demo library playing, in a window of 1280 × 720 pixels, with all that is drawn and kept there besides the lyrics; to be read beside the sheet alone, above. Medians of ${rounds} runs of ${shortMs / 1000} s; the compositor's threads are those of the whole browser.

${costTable([...taken].map(([name, runs]) => [name, middle(runs)]))}
`
}
