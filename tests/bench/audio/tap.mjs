import { markdownTable } from '../markdown-table.mjs'
import { quantile } from '../quantile.mjs'
import { threadTimes } from '../thread-times.mjs'

const rounds = 5
const settleMs = 2000
const measureMs = 5000
const offlineSeconds = 120
const limitShare = 0.02
const sampleRate = 44_100

/** @typedef {{ browser: import('playwright').Browser, browserSession: import('playwright').CDPSession, address: string }} Bench */

/** @param {Bench} bench @param {boolean} tapped @returns {Promise<number>} ms of the audio threads per second */
async function realTime({ browser, browserSession, address }, tapped) {
  const page = await browser.newPage()
  await page.goto(`${address}/tap.html`)
  await page.evaluate((on) => /** @type {any} */ (globalThis).playMusic(on), tapped)
  await page.waitForTimeout(settleMs)
  const usage = await threadTimes(browserSession, () => new Promise((over) => setTimeout(over, measureMs)))
  await page.close()
  return usage?.audio ?? Number.NaN
}

/** @param {Bench} bench @param {boolean} tapped @returns {Promise<number>} ns of the audio thread per quantum */
async function offline({ browser, browserSession, address }, tapped) {
  const page = await browser.newPage()
  await page.goto(`${address}/tap.html`)
  let quanta = 0
  const usage = await threadTimes(browserSession, async () => {
    quanta = await page.evaluate(
      ([on, seconds]) => /** @type {any} */ (globalThis).renderOffline(on, seconds),
      /** @type {const} */ ([tapped, offlineSeconds]),
    )
  })
  await page.close()
  return usage ? (usage.audio * usage.seconds * 1e6) / quanta : Number.NaN
}

/**
 * What the tap costs the audio thread, with the engine playing and in an offline rendering.
 * @param {Bench} bench
 * @returns {Promise<string>} Markdown
 */
export async function tap(bench) {
  /** @type {Record<'without' | 'with', number[]>} */
  const played = { without: [], with: [] }
  /** @type {Record<'without' | 'with', number[]>} */
  const rendered = { without: [], with: [] }
  for (let round = 0; round < rounds; round++) {
    played.without.push(await realTime(bench, false))
    played.with.push(await realTime(bench, true))
    rendered.without.push(await offline(bench, false))
    rendered.with.push(await offline(bench, true))
  }
  const median = (/** @type {number[]} */ numbers) => quantile(numbers, 0.5)
  const quantumNs = (128 / sampleRate) * 1e9
  /** @param {string} what @param {string} figure @param {number} share */
  const row = (what, figure, share) => [
    what,
    figure,
    `${(share * 100).toFixed(2)} %`,
    /tap/.test(what) ? (share / limitShare).toFixed(2) : '',
  ]
  const shares = played.with.map((ms, round) => (ms - (played.without[round] ?? 0)) / 1000)
  const costs = rendered.with.map((ns, round) => ns - (rendered.without[round] ?? 0))
  const ns = (/** @type {number} */ figure) => `${figure.toFixed(0)} ns a quantum`
  const ms = (/** @type {number} */ figure) => `${figure.toFixed(1)} ms/s`
  return `## What the tap costs the audio thread

Processor time as the system’s scheduler counts it, which tells it on Linux only. In real time: of the threads that render the audio graph (the worklets’ and the sound device’s) while the engine plays an MP3, without the spectrum and with it; ${measureMs / 1000} s a run. Offline: of the worklets’ thread over ${offlineSeconds} s of a tone through the envelope of the fades, without the tap and with it, as fast as it goes; one quantum of 128 samples may take ${(quantumNs / 1e6).toFixed(2)} ms at ${sampleRate} Hz. Medians of ${rounds} interleaved runs, and of the differences run by run; the limit for the tap is ${limitShare * 100} % of real time, a ratio below 1 keeps it.

${markdownTable(
  ['what', 'cost', 'share of real time', 'ratio'],
  [
    row('playing, no spectrum', ms(median(played.without)), median(played.without) / 1000),
    row('playing, spectrum drawn', ms(median(played.with)), median(played.with) / 1000),
    row('… so the tap', ms(median(shares) * 1000), median(shares)),
    row('offline, no spectrum', ns(median(rendered.without)), median(rendered.without) / quantumNs),
    row('offline, blocks taken', ns(median(rendered.with)), median(rendered.with) / quantumNs),
    row('… so the tap, offline', ns(median(costs)), median(costs) / quantumNs),
  ],
)}
`
}
