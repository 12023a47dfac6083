import { markdownTable } from '../markdown-table.mjs'
import { rounded } from './sheet-tables.mjs'

/** @typedef {import('../read-trace.mjs').Task} Task */

/** What a task is for, by the first that is in it. @type {[pattern: string, name: string][]} */
const purposes = [
  ['Paint', 'a main frame that paints'],
  ['Commit', 'a main frame that paints nothing'],
  ['TimerFire', 'a timer: line change, tick or seek'],
  ['FireAnimationFrame', 'an animation frame'],
  ['FunctionCall', 'other script'],
  ['MajorGC', 'garbage collection'],
  ['MinorGC', 'garbage collection'],
]

/** @param {Task} task */
const purposeOf = ({ names }) =>
  purposes.find(([name]) => names.includes(name))?.[1] ??
  'no work of the page: a frame was presented, and the like'

/**
 * The tasks of the main thread, by what they are for.
 * @param {{ tasks: Task[], seconds: number }[]} runs
 */
export function taskTable(runs) {
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0)
  /** @type {Map<string, Task[]>} */
  const sorted = new Map()
  for (const task of runs.flatMap(({ tasks }) => tasks)) {
    const purpose = purposeOf(task)
    sorted.set(purpose, [...(sorted.get(purpose) ?? []), task])
  }
  const rows = [...sorted].map(([purpose, tasks]) => {
    const ms = tasks.reduce((sum, task) => sum + task.ms, 0)
    const longest = Math.max(...tasks.map((task) => task.ms))
    const perKind = /** @type {const} */ (['script', 'style', 'layout', 'paint', 'other']).map((kind) =>
      rounded(tasks.reduce((sum, task) => sum + task.kinds[kind], 0) / seconds),
    )
    return {
      ms,
      cells: [
        purpose,
        rounded(tasks.length / seconds),
        (ms / tasks.length).toFixed(2),
        longest.toFixed(1),
        rounded(ms / seconds),
        ...perKind,
      ],
    }
  })
  return markdownTable(
    ['task', 'a second', 'ms each', 'longest', 'ms/s', 'script', 'style', 'layout', 'paint', 'other'],
    rows.sort((one, other) => other.ms - one.ms).map(({ cells }) => cells),
  )
}
