import { markdownTable } from '../markdown-table.mjs'
import { quantile } from '../quantile.mjs'

/** @typedef {import('./visit.mjs').Visit} Visit */

/**
 * @template {string} K
 * @param {Record<K, number>[]} visits @param {K} figure
 */
const middle = (visits, figure) =>
  quantile(
    visits.map((visit) => visit[figure]),
    0.5,
  )

const kilobyte = 1000

/** @type {[head: string, figure: keyof Visit, show: (figure: number) => string][]} */
const columns = [
  ['script, kB', 'script', (bytes) => (bytes / kilobyte).toFixed(1)],
  ['for workers, kB', 'worker', (bytes) => (bytes / kilobyte).toFixed(1)],
  ['styles, kB', 'styles', (bytes) => (bytes / kilobyte).toFixed(1)],
  ['requests', 'requests', String],
  ['external', 'external', String],
  ['FCP, ms', 'fcp', (ms) => ms.toFixed(0)],
  ['LCP, ms', 'lcp', (ms) => ms.toFixed(0)],
  ['blocked, ms', 'blocking', (ms) => ms.toFixed(0)],
  ['longest task, ms', 'longest', (ms) => ms.toFixed(0)],
  ['layout shift', 'shift', (shift) => shift.toFixed(3)],
]

/** @type {[what: string, figure: keyof Visit, limit: number, show: (figure: number) => string][]} */
const limits = [
  ['script', 'script', 150 * kilobyte, (bytes) => `${(bytes / kilobyte).toFixed(1)} kB`],
  ['styles', 'styles', 12 * kilobyte, (bytes) => `${(bytes / kilobyte).toFixed(1)} kB`],
  ['blocked', 'blocking', 200, (ms) => `${ms.toFixed(0)} ms`],
  ['layout shift', 'shift', 0.02, (shift) => shift.toFixed(3)],
]

/** @type {[what: string, figure: 'fcp' | 'lcp' | 'longest', goal: number, slowGoal: number][]} */
const goals = [
  ['first paint', 'fcp', 300, 600],
  ['largest paint', 'lcp', 1000, 1300],
  ['longest task', 'longest', 100, 100],
]

/**
 * @param {Map<string, Visit[]>} taken by the screen's name
 * @param {import('./visit.mjs').Times[]} shaped of home over a slower network
 * @param {number} throttle
 * @returns {string} Markdown
 */
export function loadTables(taken, shaped, throttle) {
  const home = taken.get('/') ?? []
  return `The built product over its demo library, opened by a browser that has nothing of it yet, 1440 × 900 pixels, its main thread slowed down ${throttle} times; the medians of ${home.length}. Script (for the main thread and for workers) and styles are those that are there when the screen's first heading is, as they come over the wire (gzip); what is fetched ahead for later is not of them. Times are of visits of their own, in a tab that no tool listens to, of a window that has been open for 3 s: what Playwright has the browser report doubled the longest task, and the browser's own start in a new window takes part of the machine. Blocked is what tasks after the first paint take over 50 ms, of the whole visit until nothing has been fetched for 1.5 s.

${markdownTable(
  ['screen', ...columns.map(([head]) => head)],
  [...taken].map(([name, visits]) => [
    name,
    ...columns.map(([, figure, show]) => show(middle(visits, figure))),
  ]),
)}

Limits for home; up to 1 keeps them:

${markdownTable(
  ['what', 'ours', 'limit', 'ratio'],
  limits.map(([what, figure, limit, show]) => [
    what,
    show(middle(home, figure)),
    `at most ${show(limit)}`,
    (middle(home, figure) / limit).toFixed(2),
  ]),
)}

Home's pictures, over the machine's own network and over one of 9 Mbit/s and 100 ms, which three of four visits have at least:

${markdownTable(
  ['what', 'goal', 'ours', 'ratio', 'goal at 9 Mbit/s', 'ours', 'ratio'],
  goals.map(([what, figure, goal, slowGoal]) => [
    what,
    `${goal} ms`,
    `${middle(home, figure).toFixed(0)} ms`,
    (middle(home, figure) / goal).toFixed(2),
    `${slowGoal} ms`,
    `${middle(shaped, figure).toFixed(0)} ms`,
    (middle(shaped, figure) / slowGoal).toFixed(2),
  ]),
)}
`
}
