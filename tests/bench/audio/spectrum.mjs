import { openWholePage } from '../fit-window.mjs'
import { markdownTable } from '../markdown-table.mjs'
import { quantile } from '../quantile.mjs'
import { threadTimes } from '../thread-times.mjs'

const rounds = 3
const rates = [1, 4, 6]
const settleMs = 2000
const measureMs = 5000
/** What audioMotion draws of 40 Hz to 16 kHz in twelfths of an octave; all draw as many. */
const bands = 104

/** @type {Record<string, string>} */
const variants = {
  nothing: 'nothing drawn',
  analyser: 'AnalyserNode, drawn on the main thread',
  audioMotion: 'audioMotion-analyzer 4.5.4',
  melisma: 'ours',
}

/** @typedef {{ fps: number, script: number, task: number, worker: number, whole: number }} Figures */

/**
 * @param {{ browser: import('playwright').Browser, browserSession: import('playwright').CDPSession, address: string }} bench
 * @param {string} variant @param {number} rate
 * @returns {Promise<Figures>}
 */
async function measure({ browser, browserSession, address }, variant, rate) {
  const page = await openWholePage(await browser.newContext({ viewport: { width: 1280, height: 720 } }))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(`${address}/spectrum.html`)
  const drawn = await page.evaluate(
    ([name, count]) => /** @type {any} */ (globalThis).startSpectrum(name, count),
    /** @type {const} */ ([variant, bands]),
  )
  if (drawn !== 0 && drawn !== bands) throw new Error(`${variant} draws ${drawn} bands instead of ${bands}`)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const frames = () => page.evaluate(() => /** @type {any} */ (globalThis).spectrumFrames())
  const metrics = async () =>
    Object.fromEntries(
      (await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
    )
  await page.waitForTimeout(settleMs)
  const framesBefore = await frames()
  const before = await metrics()
  const usage = await threadTimes(browserSession, () => new Promise((over) => setTimeout(over, measureMs)))
  const after = await metrics()
  const seconds = (after.Timestamp ?? 0) - (before.Timestamp ?? 0)
  const drawnFrames = (await frames()) - framesBefore
  await page.context().close()
  const share = (/** @type {string} */ name) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / seconds
  return {
    fps: drawnFrames / seconds,
    script: share('ScriptDuration'),
    task: share('TaskDuration'),
    worker: usage?.worker ?? Number.NaN,
    whole: usage?.whole ?? Number.NaN,
  }
}

/** @param {number} figure */
const rounded = (figure) => (Number.isNaN(figure) ? '–' : figure.toFixed(figure < 10 ? 1 : 0))

/**
 * What drawing a spectrum costs the main thread, against two that are drawn there.
 * @param {{ browser: import('playwright').Browser, browserSession: import('playwright').CDPSession, address: string }} bench
 * @returns {Promise<string>} Markdown
 */
export async function spectrum(bench) {
  /** @type {Map<string, Figures[]>} */
  const taken = new Map()
  for (let round = 0; round < rounds; round++)
    for (const rate of rates)
      for (const variant of Object.keys(variants)) {
        const key = `${variant} ${rate}`
        taken.set(key, [...(taken.get(key) ?? []), await measure(bench, variant, rate)])
      }
  /** @param {string} variant @param {number} rate @param {keyof Figures} figure */
  const median = (variant, rate, figure) =>
    quantile(
      (taken.get(`${variant} ${rate}`) ?? []).map((figures) => figures[figure]),
      0.5,
    )
  /** @param {string} variant @param {keyof Figures} figure */
  const each = (variant, figure) => rates.map((rate) => rounded(median(variant, rate, figure))).join(' / ')
  const rows = Object.entries(variants).map(([variant, name]) => [
    name,
    variant === 'nothing' ? '' : each(variant, 'fps'),
    each(variant, 'task'),
    each(variant, 'script'),
    rounded(median(variant, 1, 'worker')),
    rounded(median(variant, 1, 'whole')),
  ])
  const verdicts = rates.map((rate) => {
    const limit = median('audioMotion', rate, 'task') / 20
    const task = median('melisma', rate, 'task')
    const frames = median('melisma', rate, 'fps') / median('audioMotion', rate, 'fps')
    return [
      `at ${rate}×`,
      rounded(task),
      rounded(limit),
      (task / limit).toFixed(2),
      ((limit * 20) / task).toFixed(0),
      frames.toFixed(2),
      (median('analyser', rate, 'task') / task).toFixed(0),
    ]
  })
  return `## What a spectrum costs

${bands} bands from 40 Hz to 16 kHz, an FFT of 4096, 1200 × 240 pixels, the same MP3 through the same engine, ${measureMs / 1000} s a run, medians of ${rounds} interleaved runs, the main thread slowed down by the browser to ${rates.join(', ')} times (workers and the audio thread are not). Figures are at ${rates.map((rate) => `${rate}×`).join(' / ')}. Main thread: busy ms per second of true time as the browser counts its tasks, the throttling included, and script alone. Workers and the whole browser, its pictures put together without a graphics card: ms of processor time per second at 1×, as the system’s scheduler counts it (Linux only; slowing down is done by spinning, which it would count too).

${markdownTable(['drawn by', 'frames a second', 'main thread, ms/s', 'script, ms/s', 'workers, ms/s', 'whole browser, ms/s'], rows)}

The limit is 1/20 of audioMotion's main thread at 1×, and as many frames: a ratio of at most 1, and of at least 1.

${markdownTable(['ours', 'main thread, ms/s', 'limit', 'ratio', 'audioMotion takes × as much', 'frames to audioMotion’s', 'AnalyserNode takes × as much'], verdicts)}
`
}
