import { markdownTable } from '../markdown-table.mjs'
import { quantile } from '../quantile.mjs'

const rounds = 7
const blocks = [0, 500]
const players = /** @type {const} */ (['melisma', 'howler'])
const fadeMs = 300

/** @typedef {{ lengthMs: number, largestStep: number }} Fade */

/** @param {number} share */
const percent = (share) => `${(share * 100).toPrecision(2)} %`

/** @param {number} figure */
const ratio = (figure) => figure.toFixed(figure < 10 ? 2 : 0)

/**
 * Length and largest step of the fades of both players, recorded sample by sample.
 * @param {{ browser: import('playwright').Browser, address: string }} bench
 * @returns {Promise<string>} Markdown
 */
export async function fades({ browser, address }) {
  /** @type {Map<string, Fade[]>} */
  const taken = new Map()
  let rate = 0
  for (let round = 0; round < rounds; round++)
    for (const blockMs of blocks)
      for (const player of players) {
        const page = await browser.newPage()
        await page.goto(`${address}/fades.html`)
        const { sampleRate, ...run } = await page.evaluate(
          ([name, ms]) => /** @type {any} */ (globalThis).runFades(name, ms),
          /** @type {const} */ ([player, blockMs]),
        )
        await page.close()
        rate = sampleRate
        for (const [act, fade] of Object.entries(run)) {
          const key = `${act} ${blockMs} ${player}`
          taken.set(key, [...(taken.get(key) ?? []), fade])
        }
      }
  const slope = 1000 / (fadeMs * rate)
  const quantumMs = (128 / rate) * 1000
  const rows = ['pause', 'play'].flatMap((act) =>
    blocks.flatMap((blockMs) =>
      players.map((player) => {
        const all = taken.get(`${act} ${blockMs} ${player}`) ?? []
        const lengths = all.map(({ lengthMs }) => lengthMs)
        const steps = all.map(({ largestStep }) => largestStep)
        const off = Math.max(...lengths.map((length) => Math.abs(length - fadeMs)))
        return [
          `${act}${blockMs ? `, main thread blocked ${blockMs} ms` : ''}: ${player === 'melisma' ? 'ours' : player}`,
          quantile(lengths, 0.5).toFixed(2),
          `${Math.min(...lengths).toFixed(2)} to ${Math.max(...lengths).toFixed(2)}`,
          ratio(off / quantumMs),
          percent(quantile(steps, 0.5)),
          percent(Math.max(...steps)),
          ratio(Math.max(...steps) / slope),
        ]
      }),
    ),
  )
  return `## Fades

What comes out while a song of one constant value is paused and played again, recorded sample by sample at ${rate} Hz, ${rounds} interleaved runs; howler 2.2.4 in its html5 mode, with \`fade\` before \`pause\` and after \`play\` as players call it, its element led through a graph to be recorded. The main thread is blocked from 60 ms after the call on. Length in ms, from the first sample that moves to the last; steps between neighbouring samples as a share of the full level. Ratios: the worst length's distance from ${fadeMs} ms to one render quantum (${quantumMs.toFixed(2)} ms), the largest step of all runs to that of a straight ramp (${percent(slope)}); up to 1 keeps the limit.

${markdownTable(['fade', 'length', 'from, to', 'ratio', 'largest step', 'worst', 'ratio'], rows)}
`
}
