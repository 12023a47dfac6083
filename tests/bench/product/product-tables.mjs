import { markdownTable } from '../markdown-table.mjs'
import { rounded } from '../lyrics/sheet-tables.mjs'
import { quantile } from '../quantile.mjs'

/**
 * @typedef {{ main: number, long: number, frames: number, styles: number }} Traced
 * main thread in ms a second, tasks over 50 ms in the run, frames and style recalculations a second
 * @typedef {object} Taken
 * @property {import('../thread-times.mjs').Usage[]} threads of each round
 * @property {Partial<Record<1 | 4 | 6, Traced>>} traces by throttle; none of hidden tabs
 */

/** @param {Taken | undefined} taken @param {keyof import('../thread-times.mjs').Usage} kind */
const middle = (taken, kind) =>
  quantile(
    (taken?.threads ?? []).map((usage) => usage[kind]),
    0.5,
  )

/** @param {{ name: string, before: number, after: number }[]} memory the bare page first, in megabytes */
export const memoryTable = (memory) =>
  `Memory that belongs to the page's process alone, before and after 200 tracks of a third of a second each and ten seconds of rest; what the browser keeps of sound it has fetched is in all of them.

${markdownTable(
  ['', 'before, MB', 'after, MB', 'times the bare page'],
  memory.map(({ name, before, after }) => [
    name,
    before.toFixed(0),
    after.toFixed(0),
    (after / (memory[0]?.after ?? 1)).toFixed(2),
  ]),
)}`

/**
 * @param {import('./scenes.mjs').Scene[]} scenes
 * @param {ReadonlyMap<string, Taken>} taken by scene
 */
export function productTables(scenes, taken) {
  const kinds = /** @type {const} */ (['main', 'compositor', 'raster', 'viz', 'worker', 'audio', 'whole'])
  const threads = scenes.map(({ name, floor }) => {
    const own = taken.get(name)
    const times = middle(own, 'whole') / middle(taken.get(floor), 'whole')
    return [name, ...kinds.map((kind) => rounded(middle(own, kind))), times.toFixed(2)]
  })
  const traces = scenes.map(({ name }) => {
    const { traces } = taken.get(name) ?? {}
    const of = (/** @type {1 | 4 | 6} */ rate, /** @type {keyof Traced} */ what) =>
      rounded(traces?.[rate]?.[what] ?? Number.NaN)
    return [
      name,
      [1, 4, 6].map((rate) => of(/** @type {1 | 4 | 6} */ (rate), 'main')).join(' / '),
      [1, 4, 6].map((rate) => of(/** @type {1 | 4 | 6} */ (rate), 'long')).join(' / '),
      [1, 4, 6].map((rate) => of(/** @type {1 | 4 | 6} */ (rate), 'frames')).join(' / '),
      of(1, 'styles'),
    ]
  })
  return `Processor time in ms a second as the system's scheduler counts it, of all processes of the browser, medians; the last column is the whole browser's against that of the bare page in the same state.

${markdownTable(['', 'main thread', 'compositor', 'raster', 'viz', 'workers', 'audio', 'whole browser', 'times the bare page'], threads)}

The main thread at 1, 4 and 6 times slower, from a trace.

${markdownTable(['', 'main thread, ms/s', 'tasks over 50 ms', 'frames a second', 'styles a second at 1×'], traces)}`
}
