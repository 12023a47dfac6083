import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../../tools/build.mjs'
import { markdownTable } from '../markdown-table.mjs'
import { quantile } from '../quantile.mjs'
import { hearFirstSample } from './hear-first-sample.mjs'
import { makeMusic } from './make-music.mjs'
import { startApp } from '../start-app.mjs'

const rounds = 7
const album = 'Two Sides'
const tracks = 6
/** Longest wait for a sound, or for the next track to be fetched. */
const patienceMs = 8000
const prefetchedMs = 4000
const [left, right] = [0, 1]

/** What is pressed, and the time it may take until it sounds. @type {Record<string, { what: string, limit?: number }>} */
const presses = {
  first: { what: 'play on the home screen, the first of the visit: nothing preloaded', limit: 400 },
  unprepared: { what: 'previous, to a track that is not preloaded', limit: 400 },
  prepared: { what: 'next, the track preloaded', limit: 150 },
  again: { what: 'play after a pause', limit: 150 },
  restored: { what: 'play, the first of a visit that found its queue again', limit: 400 },
}

/** @typedef {{ leftMs: number, heardMs: number }} Delay */

/** @param {import('playwright').Page} page @param {() => Promise<void>} press @param {number} channel @returns {Promise<Delay>} */
async function delayOf(page, press, channel) {
  await page.evaluate(`bench.arm()`)
  await page.waitForTimeout(100)
  await press()
  const heard = await page.waitForFunction(
    (wanted) => {
      const { heard, clicked, clickedAt } = /** @type {any} */ (globalThis).bench
      const first = heard.find(
        (/** @type {any} */ { channel, at }) => channel === wanted && at >= Math.floor(clickedAt),
      )
      return first && { leftMs: first.at - clickedAt, heardMs: first.heardAt - clicked }
    },
    channel,
    { timeout: patienceMs },
  )
  return heard.jsonValue()
}

/** Nothing is left to be loaded, the other screens included. @param {import('playwright').Page} page */
async function settled(page) {
  await page.waitForTimeout(prefetchedMs)
  await page.waitForLoadState('networkidle')
}

/** @param {import('playwright').Browser} browser @param {string} address */
async function visit(browser, address) {
  // the ear comes from a blob, which the product's own rules would refuse
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 800 } })
  await context.addInitScript(hearFirstSample)
  await context.addInitScript(() => {
    localStorage.setItem('melisma.settings', JSON.stringify({ language: 'en' }))
  })
  const page = await context.newPage()
  /** @type {Set<string>} */
  const media = new Set()
  page.on('request', (request) => {
    if (request.resourceType() === 'media') media.add(request.url())
  })
  await page.goto(address)
  await settled(page)
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).first()
  return { page, button, media, close: () => context.close() }
}

/** The next track's file is asked for, and has had time to come. @param {import('playwright').Page} page @param {Set<string>} media @param {number} known */
async function prepared(page, media, known) {
  const from = performance.now()
  while (media.size <= known && performance.now() - from < patienceMs) await page.waitForTimeout(50)
  await page.waitForTimeout(1500)
  return media.size > known
}

/** @param {import('playwright').Browser} browser @param {string} address */
async function forwards(browser, address) {
  const { page, button, media, close } = await visit(browser, address)
  const first = await delayOf(page, () => button(`Play album ${album}`).click(), left)
  const ready = await prepared(page, media, 1)
  const next = await delayOf(page, () => button('Next').click(), right)
  await page.waitForTimeout(1000)
  await button('Pause').click()
  await page.waitForTimeout(1000)
  const again = await delayOf(page, () => button('Play').click(), right)
  await page.reload()
  await settled(page)
  const restored = await delayOf(page, () => button('Play').click(), right)
  await close()
  return { first, again, restored, [ready ? 'prepared' : 'unprepared']: next }
}

/** @param {import('playwright').Browser} browser @param {string} address */
async function backwards(browser, address) {
  const { page, button, close } = await visit(browser, address)
  const first = await delayOf(page, () => button(`Play album ${album}`).click(), left)
  await page.waitForTimeout(1000)
  const unprepared = await delayOf(page, () => button('Previous').click(), right)
  await close()
  return { first, unprepared }
}

/**
 * From a trusted click in the built product to the first audible sample that leaves its audio graph.
 * @param {{ browser: import('playwright').Browser }} bench
 * @returns {Promise<string>} Markdown
 */
export async function gesture({ browser }) {
  ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'melisma-bench-audio-'))
  const music = join(folder, 'music')
  /** @type {Map<string, Delay[]>} */
  const taken = new Map(Object.keys(presses).map((press) => [press, []]))
  try {
    await makeMusic(music, { album, tracks })
    const app = await startApp({ music, data: join(folder, 'data') })
    try {
      for (let round = 0; round < rounds; round++)
        for (const run of [forwards, backwards])
          for (const [press, delay] of Object.entries(await run(browser, app.address)))
            taken.get(press)?.push(delay)
    } finally {
      await app.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const rows = Object.entries(presses).map(([press, { what, limit }]) => {
    const delays = taken.get(press) ?? []
    const times = delays.map(({ leftMs }) => leftMs)
    const median = quantile(times, 0.5)
    const heard = quantile(
      delays.map(({ heardMs }) => heardMs),
      0.5,
    )
    return [
      what,
      ...[median, Math.min(...times), Math.max(...times)].map((ms) => ms.toFixed(0)),
      `${limit}`,
      (median / Number(limit)).toFixed(2),
      heard.toFixed(0),
      `${delays.length}`,
    ]
  })
  return `## From a click to sound

The built product in a browser, served from this machine; a true click of the mouse, and the first sample above −80 dB of the track asked for that is on its way out of the audio graph, by a recorder in the audio thread that sits before the speakers. The tracks (FLAC, 60 s) sound from their first sample, one on the left, the next on the right. The calls for the album and for its address are included, and so is the loading of the recorder itself at the first play; what the sound device adds is not, and is in the column “out of the sink”, as the browser tells it of the sink of this machine, which keeps time but makes no sound. Times in ms; ratio of the median to the limit, below 1 keeps it.

${markdownTable(['click', 'median', 'least', 'most', 'limit', 'ratio', 'out of the sink', 'runs'], rows)}
`
}
