import { threadTimes } from '../thread-times.mjs'
import { mainThreadKinds, readTrace, traceCategories } from '../read-trace.mjs'

/** A paint so near to a change of line is its own. */
const nearMs = 700

/** @typedef {import('../read-trace.mjs').Kind} Kind */

/**
 * @typedef {Record<Kind | 'main' | 'frames' | 'dropped' | 'paints' | 'strayPaints' | 'mainFrames' | 'animationFrames' | 'animations' | 'compositor' | 'viz' | 'raster' | 'layers' | 'layerMb' | 'blockedFrames' | 'blockedDropped', number>} Figures
 * a second, processor time in ms a second; `frames` are presented ones; layers and their memory as they are at
 * the end; those of blocked stretches are a second of such a stretch
 */

/**
 * Layers of the page and the memory that they take when all of each is drawn.
 * @param {import('playwright').CDPSession} session @param {import('playwright').Page} page
 */
async function layersOf(session, page) {
  /** @type {Promise<{ layers?: { width: number, height: number, drawsContent: boolean }[] }>} */
  const told = new Promise((resolve) => session.once('LayerTree.layerTreeDidChange', resolve))
  await session.send('LayerTree.enable')
  await page.evaluate(() => document.body.style.setProperty('outline', '1px solid transparent'))
  const late = new Promise((resolve) => setTimeout(() => resolve({}), 3000))
  const { layers = [] } = await Promise.race([told, /** @type {typeof told} */ (late)])
  const drawn = layers.filter(({ drawsContent }) => drawsContent)
  const bytes = drawn.reduce((sum, { width, height }) => sum + width * height * 4, 0)
  return { layers: drawn.length, layerMb: bytes / 1e6 }
}

/** @param {readonly number[]} times @param {{ from: number, to: number }[]} stretches */
const inside = (times, stretches) =>
  times.filter((time) => stretches.some(({ from, to }) => time >= from && time < to)).length

/** @param {{ name: string, at: number }[]} marks from each `block` to the `free` after it */
function blockedStretches(marks) {
  return marks.flatMap(({ name, at }, index) => {
    const free = marks[index + 1]
    return name === 'block' && free?.name === 'free' ? [{ from: at, to: free.at }] : []
  })
}

/**
 * Lets a page run for a while and counts what it cost. The page is slowed down and has settled.
 * @param {Pick<import('./sheet-run.mjs').Bench, 'browser' | 'browserSession'>} bench
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} during
 * @param {() => Promise<readonly number[] | null>} changesOf when lines change, in ms as the page's `performance.now`
 * has them; null where that is not known
 * @returns {Promise<{ figures: Figures, tasks: import('../read-trace.mjs').Task[], seconds: number }>}
 */
export async function takeRun({ browser, browserSession }, page, during, changesOf) {
  const mark = (/** @type {string} */ name) =>
    page.evaluate((name) => void performance.mark(`bench:${name}`), name)
  await browser.startTracing(page, { categories: traceCategories })
  await mark('from')
  const usage = await threadTimes(browserSession, during)
  await mark('to')
  const read = readTrace(await browser.stopTracing())
  const { seconds, tasks, marks } = read
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const began = await page.evaluate(() => performance.getEntriesByName('bench:from')[0]?.startTime ?? 0)
  const offset = (marks.find(({ name }) => name === 'from')?.at ?? 0) - began
  const changes = (await changesOf())?.map((change) => change + offset)
  const stray = changes
    ? read.paints.filter((paint) => changes.every((change) => Math.abs(paint - change) > nearMs)).length
    : Number.NaN
  const blocked = blockedStretches(marks)
  const blockedSeconds = blocked.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0)
  const sums = mainThreadKinds.map((kind) => [
    kind,
    tasks.reduce((sum, task) => sum + task.kinds[kind], 0) / seconds,
  ])
  const figures = /** @type {Figures} */ ({
    ...Object.fromEntries(sums),
    main: tasks.reduce((sum, { ms }) => sum + ms, 0) / seconds,
    frames: read.frames.length / seconds,
    dropped: read.dropped.length / seconds,
    paints: read.paints.length / seconds,
    strayPaints: stray,
    mainFrames: read.mainFrames / seconds,
    animationFrames: read.animationFrames / seconds,
    animations: read.animations / seconds,
    compositor: usage?.compositor ?? Number.NaN,
    viz: usage?.viz ?? Number.NaN,
    raster: usage?.raster ?? Number.NaN,
    blockedFrames: inside(read.frames, blocked) / blockedSeconds,
    blockedDropped: inside(read.dropped, blocked) / blockedSeconds,
    ...(await layersOf(session, page)),
  })
  return { figures, tasks, seconds }
}
