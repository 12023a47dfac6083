import sharp from 'sharp'
import { openSheet } from './sheet-run.mjs'

/** Of the pane, in the page's pixels. */
const pane = { left: 40, top: 0, width: 620, height: 720 }
/** Brighter ones, of 255, are of lit words. */
const bright = 225
const farthestScroll = 240
const leadMs = 700
const blockMs = 1500

/** @typedef {{ at: number, rows: Float64Array, lit: number, data: Buffer }} Picture */

/** @param {number} ms */
const wait = (ms) => new Promise((over) => setTimeout(over, ms))

/** @param {{ data: string, at: number }} frame @returns {Promise<Picture>} */
async function look({ data, at }) {
  const grey = await sharp(Buffer.from(data, 'base64')).extract(pane).greyscale().raw().toBuffer()
  const rows = new Float64Array(pane.height)
  let lit = 0
  for (const [index, level] of grey.entries()) {
    const row = Math.floor(index / pane.width)
    rows[row] = (rows[row] ?? 0) + Math.min(level, 140)
    if (level >= bright) lit++
  }
  return { at, rows, lit, data: grey }
}

/** By how many pixels the rows of one picture stand higher than those of another. @param {Picture} before @param {Picture} after */
function scrolled({ rows: before }, { rows: after }) {
  let best = { shift: 0, miss: Infinity }
  for (let shift = 0; shift <= farthestScroll; shift++) {
    let miss = 0
    // the edges of the pane are faded
    const [from, to] = [100, 600 - farthestScroll]
    for (let row = from; row < to; row++) miss += Math.abs((before[row + shift] ?? 0) - (after[row] ?? 0))
    if (miss < best.miss) best = { shift, miss }
  }
  return best.shift
}

/** How many of them differ from the one before. @param {Picture[]} pictures */
const different = (pictures) =>
  pictures.filter(({ data }, index) => index > 0 && !pictures[index - 1]?.data.equals(data)).length

/**
 * What is to be seen while the main thread is blocked across the beginning of a line, from pictures of the page.
 * @param {import('./sheet-run.mjs').Bench} bench
 * @param {Partial<import('./pages/sheet').SheetAsked>} asked
 * @returns {Promise<{ before: number, after: number, lit: number, scrolled: number }>} different pictures before
 * and after the line begins, how many pixels more are lit in the last than in the least lit one since it begins,
 * and by how many pixels the list has moved
 */
export async function blockedPicture(bench, asked) {
  const page = await openSheet(bench, { ...asked, rate: 1 })
  const session = await page.context().newCDPSession(page)
  /** @type {{ data: string, at: number }[]} */
  const frames = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) * 1000 })
    // the page may be gone by then, and with it what there is to answer
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, everyNthFrame: 1 })
  const nextLine = () => page.evaluate(() => globalThis.bench.nextLineIn())
  let next = await nextLine()
  if (next <= leadMs) {
    await wait(next + 50)
    next = await nextLine()
  }
  await wait(Math.max(0, next - leadMs))
  const block = await page.evaluate((ms) => globalThis.bench.block(ms), blockMs)
  await session.send('Page.stopScreencast')
  await page.context().close()
  const pictures = await Promise.all(
    frames.filter(({ at }) => at > block.from + 50 && at < block.to - 50).map(look),
  )
  const [first, last] = [pictures[0], pictures.at(-1)]
  const since = pictures.filter(({ at }) => at >= block.line)
  return {
    before: different(pictures.filter(({ at }) => at < block.line)),
    after: different(since),
    lit: last ? last.lit - Math.min(...since.map(({ lit }) => lit)) : 0,
    scrolled: first && last ? scrolled(first, last) : 0,
  }
}
