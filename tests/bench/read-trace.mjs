/**
 * @typedef {object} TraceEvent as Chromium writes it; times in µs
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur]
 * @property {number} [tdur] of the thread's own processor time
 * @property {Record<string, any>} [args]
 */

/** What a page's main thread does, by the names that the browser's trace has for it. */
const kinds = /** @type {const} */ ({
  script:
    /^(FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|RunMicrotasks|EvaluateScript|MinorGC|MajorGC|[vV]8\..*|BlinkGC.*)$/,
  style: /^UpdateLayoutTree$/,
  layout: /^(Layout|HitTest)$/,
  paint: /^(PrePaint|Paint|PaintImage|Layerize|UpdateLayer|Commit|ScrollLayer)$/,
})

/** @typedef {keyof typeof kinds | 'other'} Kind */

/** @type {Kind[]} */
export const mainThreadKinds = ['script', 'style', 'layout', 'paint', 'other']

export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.animations',
  'blink.user_timing',
]

/** @param {string} name @param {Kind} outer @returns {Kind} what is not known belongs to what it is within */
function kindOf(name, outer) {
  for (const kind of mainThreadKinds) if (kind !== 'other' && kinds[kind].test(name)) return kind
  return outer
}

/**
 * @typedef {object} Task times in ms of the thread's own processor time
 * @property {number} ts µs of the trace's clock
 * @property {number} ms
 * @property {string[]} names of the events in it
 * @property {Record<Kind, number>} kinds
 * @property {number} forced the longest style or layout in it that a script asked for before it was due
 */

/**
 * The tasks of a thread, each with its own processor time by kind: of nested events, only what is not in those
 * within them.
 * @param {TraceEvent[]} events of one thread, complete ones, by time, the outer before the inner
 * @returns {Task[]}
 */
function tasksOf(events) {
  /** @type {Task[]} */
  const tasks = []
  /** @type {{ end: number, kind: Kind }[]} */
  const open = []
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop()
    const outer = open.at(-1)
    const ms = tdur / 1000
    if (!outer) {
      if (name !== 'RunTask') continue
      tasks.push({
        ts,
        ms,
        names: [],
        kinds: { script: 0, style: 0, layout: 0, paint: 0, other: ms },
        forced: 0,
      })
      open.push({ end: ts + dur, kind: 'other' })
      continue
    }
    const task = tasks.at(-1)
    if (!task) continue
    const kind = kindOf(name, outer.kind)
    task.names.push(name)
    task.kinds[outer.kind] -= ms
    task.kinds[kind] += ms
    if (outer.kind === 'script' && (kind === 'style' || kind === 'layout'))
      task.forced = Math.max(task.forced, ms)
    open.push({ end: ts + dur, kind })
  }
  return tasks
}

/** How the page's marks divide the trace. @typedef {{ name: string, ts: number }} Mark */

/**
 * What happened between the page's marks `bench:from` and `bench:to`; times in ms of the trace's clock.
 * @param {Buffer} trace
 */
export function readTrace(trace) {
  /** @type {TraceEvent[]} */
  const all = JSON.parse(trace.toString()).traceEvents
  const marks = all.filter(({ name }) => name.startsWith('bench:')).sort((one, other) => one.ts - other.ts)
  const from = marks.find(({ name }) => name === 'bench:from')
  const to = marks.find(({ name }) => name === 'bench:to')
  if (!from || !to) throw new Error('the trace does not hold its marks')
  const seconds = (to.ts - from.ts) / 1e6
  const within = all.filter(({ pid, ts }) => pid === from.pid && ts >= from.ts && ts < to.ts)
  const main = within
    .filter(({ tid, ph }) => tid === from.tid && ph === 'X')
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  /** @param {string} name @param {string} [ph] */
  const when = (name, ph) =>
    within.filter((event) => event.name === name && (!ph || event.ph === ph)).map(({ ts }) => ts / 1000)
  return {
    seconds,
    marks: marks.map(({ name, ts }) => ({ name: name.slice('bench:'.length), at: ts / 1000 })),
    tasks: tasksOf(main),
    frames: when('DrawFrame'),
    dropped: when('DroppedFrame'),
    paints: main.filter(({ name }) => name === 'Paint').map(({ ts }) => ts / 1000),
    styles: when('UpdateLayoutTree', 'X').length,
    mainFrames: when('BeginMainThreadFrame').length,
    animationFrames: when('FireAnimationFrame', 'X').length,
    animations: when('Animation', 'b').length,
  }
}
