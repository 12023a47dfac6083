import { markdownTable } from '../markdown-table.mjs'
import { quantile } from '../quantile.mjs'

/** @typedef {import('./take-run.mjs').Figures} Figures */

/** Median of every figure. @param {Figures[]} runs */
export const middle = (runs) =>
  /** @type {Figures} */ (
    Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((key) => [
        key,
        quantile(
          runs.map((figures) => figures[/** @type {keyof Figures} */ (key)]),
          0.5,
        ),
      ]),
    )
  )

/** @param {number} figure */
export const rounded = (figure) =>
  Number.isFinite(figure) ? figure.toFixed(figure === 0 || figure >= 20 ? 0 : 1) : '–'

/** @type {[head: string, figure: keyof Figures][]} */
const columns = [
  ['main thread', 'main'],
  ['script', 'script'],
  ['style', 'style'],
  ['layout', 'layout'],
  ['paint', 'paint'],
  ['other', 'other'],
  ['compositor', 'compositor'],
  ['viz', 'viz'],
  ['raster', 'raster'],
  ['frames/s', 'frames'],
  ['dropped/s', 'dropped'],
  ['paints/s', 'paints'],
  ['main frames/s', 'mainFrames'],
  ['rAF/s', 'animationFrames'],
  ['animations/s', 'animations'],
  ['layers', 'layers'],
  ['layer MB', 'layerMb'],
]

/** @param {[name: string, figures: Figures][]} rows */
export const costTable = (rows) =>
  markdownTable(
    ['', ...columns.map(([head]) => head)],
    rows.map(([name, figures]) => [name, ...columns.map(([, figure]) => rounded(figures[figure]))]),
  )

/** What is asked of ours, with its ratio. @param {(name: string) => Figures} of */
export function limitTable(of) {
  /** @param {string} what @param {number} figure @param {number} limit @param {string} unit */
  const atMost = (what, figure, limit, unit) => [
    what,
    `${rounded(figure)} ${unit}`,
    `at most ${rounded(limit)} ${unit}`,
    limit === 0 ? (figure === 0 ? '0.00' : '∞') : (figure / limit).toFixed(2),
  ]
  const main = (/** @type {number} */ rate) => of(`ours ${rate}`).main
  const peer = (/** @type {number} */ rate) => of(`amll ${rate}`).main
  const { frames, dropped, script } = of('ours 4')
  const lost = (100 * dropped) / (frames + dropped)
  const stray = [1, 4, 6].reduce((sum, rate) => sum + of(`ours ${rate}`).strayPaints, 0)
  const rows = [
    atMost('main thread at 1×, of AMLL’s the 20th', main(1), peer(1) / 20, 'ms/s'),
    atMost('main thread at 4×, of AMLL’s the 15th', main(4), peer(4) / 15, 'ms/s'),
    atMost('script at 4×', script, 5, 'ms/s'),
    atMost('frames dropped at 4×', lost, 5, '%'),
    atMost(
      'paints farther than 0.7 s from any line’s beginning or end, and from the seek',
      stray,
      0,
      'a run',
    ),
  ]
  const times = [1, 4, 6].map((rate) => `${(peer(rate) / main(rate)).toFixed(1)} at ${rate}×`)
  return `${markdownTable(['what', 'ours', 'limit', 'ratio'], rows)}

AMLL's main thread works this many times as much as ours: ${times.join(', ')}.`
}
