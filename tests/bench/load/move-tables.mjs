import { markdownTable } from '../markdown-table.mjs'
import { quantile } from '../quantile.mjs'

/** @param {number[]} figures */
const middle = (figures) => quantile(figures, 0.5)

/** @param {number} ms */
const shown = (ms) => ms.toFixed(0)

/**
 * @param {Map<string, import('./move.mjs').Move[]>} moved by the move's name
 * @param {import('./move.mjs').LongList[]} lists
 * @param {number} throttle
 * @returns {string} Markdown
 */
export function moveTables(moved, lists, throttle) {
  const open = middle(lists.map(({ open }) => open))
  const slow = middle(lists.map(({ slow }) => slow))
  const longest = middle(lists.map(({ longest }) => longest))
  return `From one screen to another, from the click to the paint of what it opens with, the main thread slowed down ${throttle} times; the mouse comes to the link 150 ms before the click; medians of ${lists.length}. Fetched is the first time, cached is the second.

${markdownTable(
  ['move', 'fetched, ms', 'cached, ms'],
  [...moved].map(([name, times]) => [
    name,
    shown(middle(times.map(({ fetched }) => fetched))),
    shown(middle(times.map(({ cached }) => cached))),
  ]),
)}

A playlist of 10,000 songs, opened from home for the first time, then scrolled by the wheel down and up again, to its end and back:

${markdownTable(
  ['what', 'ours', 'limit', 'ratio'],
  [
    ['first rows', `${shown(open)} ms`, 'at most 200 ms', (open / 200).toFixed(2)],
    [`first rows, ${throttle} times slower`, `${shown(slow)} ms`, '', ''],
    [
      `longest task while scrolling, ${throttle} times slower`,
      `${shown(longest)} ms`,
      'at most 50 ms',
      (longest / 50).toFixed(2),
    ],
  ],
)}
`
}
