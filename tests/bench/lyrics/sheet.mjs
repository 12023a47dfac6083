import { costTable, limitTable, middle } from './sheet-tables.mjs'
import { sheetRun } from './sheet-run.mjs'
import { taskTable } from './task-table.mjs'

const rates = [1, 4, 6]

/** The throttle of the variants, and of the tasks that are told one by one. */
const variantRate = 4

/** @type {Record<string, import('./sheet-run.mjs').Cell>} */
const limited = Object.fromEntries(
  rates.flatMap((rate) => [
    [`ours ${rate}`, { rate }],
    [`amll ${rate}`, { rate, show: 'amll' }],
  ]),
)

/** @type {Record<string, import('./sheet-run.mjs').Cell>} */
const variants = {
  'ours, tier mid': { rate: variantRate },
  'ours, tier low': { rate: variantRate, tier: 'low' },
  'ours, tier high, blur on': { rate: variantRate, tier: 'high' },
  'ours, words float up': { rate: variantRate, float: true },
  'ours, 300 lines': { rate: variantRate, lines: 300 },
  'AMLL, blur off': { rate: variantRate, show: 'amll', blur: false },
}

/**
 * What the moving lyrics cost, against AMLL's.
 * @param {import('./sheet-run.mjs').Bench} bench
 * @returns {Promise<string>} Markdown
 */
export async function sheet(bench) {
  const { rounds, longMs, shortMs } = bench
  /** @type {Map<string, Awaited<ReturnType<typeof sheetRun>>[]>} */
  const taken = new Map()
  for (let round = 0; round < rounds; round++)
    for (const [lengthMs, cells] of /** @type {const} */ ([
      [longMs, limited],
      [shortMs, variants],
    ]))
      for (const [name, cell] of Object.entries(cells)) {
        const run = await sheetRun(bench, cell, lengthMs)
        console.log(`  ${name}: ${run.figures.main.toFixed(1)} ms/s`)
        taken.set(name, [...(taken.get(name) ?? []), run])
      }
  const of = (/** @type {string} */ name) => middle((taken.get(name) ?? []).map(({ figures }) => figures))
  return `## What lyrics cost while they move

A song of 80 lines (Chinese, English and Japanese in turn, timed word by word, half of them translated, 3 to 4 s a line, one line in ten begun before the last is over) in a pane of 620 × 720 pixels, with a seek in the midst of each run; the same page, words and clock for both. AMLL is told the time each frame, as its manual asks, and has its own defaults: its letters are larger (36 to 26 pixels), so that fewer of its lines are in view. Ours is the product's sheet over the elements that its list renders, told of each line's beginning and end, as the product tells it. Medians of ${rounds} interleaved runs of ${longMs / 1000} s, the main thread slowed down by the browser to ${rates.join(', ')} times.

All times are ms of processor time per second. Main thread: of the browser's tasks in the page's own, the slowing down included, and of them script, style, layout, paint (with layers and handing over) and the rest. Compositor, viz (which puts the frames together, here without a graphics card) and raster: threads of the whole browser as the system's scheduler counts them (Linux only). Frames are those presented, and those that were due and were not. Main frames are those that the main thread made. Layers are those that hold something, MB what they take when all of each is drawn.

${rates
  .map(
    (rate) =>
      `At ${rate}×:\n\n${costTable([
        ['ours', of(`ours ${rate}`)],
        ['AMLL', of(`amll ${rate}`)],
      ])}\n`,
  )
  .join('\n')}
Limits; up to 1 keeps them:

${limitTable(of)}

The tasks of our main thread at ${variantRate}×:

${taskTable(taken.get(`ours ${variantRate}`) ?? [])}

Variants at ${variantRate}×, ${shortMs / 1000} s a run:

${costTable(Object.keys(variants).map((name) => [name, of(name)]))}
`
}
