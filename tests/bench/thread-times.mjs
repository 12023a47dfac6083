import { readFileSync, readdirSync } from 'node:fs'
import process from 'node:process'

/** Names of Chromium's threads as Linux shows them: fifteen characters at most. */
const kinds = /** @type {const} */ ({
  worker: /^DedicatedWorker/,
  audio: /^(Realtime AudioW|Offline AudioWo|AudioOutputDevi)/,
  compositor: /^Compositor$/,
  raster: /^(CompositorTileW|ThreadPoolForeg)/,
  viz: /^VizCompositorTh/,
})

/**
 * @typedef {object} Usage processor time in ms per second of wall-clock time
 * @property {number} main of the main threads of all pages
 * @property {number} worker of all workers
 * @property {number} audio of the threads that render the audio graph: the worklet's and the output device's
 * @property {number} compositor of the threads that move layers
 * @property {number} raster of the threads that draw what layers hold, and do smaller work besides
 * @property {number} viz of the thread that puts the frames together
 * @property {number} whole of the whole browser
 * @property {number} seconds how long it was watched
 */

/** @typedef {keyof typeof kinds} Kind */

/** @typedef {{ id: number, type: string }} Process */

const names = /** @type {Kind[]} */ (Object.keys(kinds))

/** @param {Process[]} processes by thread */
function snapshot(processes) {
  /** @type {Map<string, { kind: Kind | 'main' | 'other', ns: number }>} */
  const found = new Map()
  for (const { id, type } of processes)
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const place = `/proc/${id}/task/${thread}`
      try {
        const name = readFileSync(`${place}/comm`, 'utf8').trim()
        const isMain = type === 'renderer' && thread === String(id)
        const kind = isMain ? 'main' : (names.find((kind) => kinds[kind].test(name)) ?? 'other')
        found.set(place, { kind, ns: Number(readFileSync(`${place}/schedstat`, 'utf8').split(' ')[0]) })
      } catch {
        continue // the thread ended between listing and reading
      }
    }
  return found
}

/**
 * Measures processor time by thread as the scheduler counts it, in nanoseconds; Linux only.
 * @param {import('playwright').CDPSession} browserSession
 * @param {() => Promise<unknown>} during
 * @returns {Promise<Usage | null>} null where the system does not report it
 */
export async function threadTimes(browserSession, during) {
  const processes = async () =>
    /** @type {{ processInfo: Process[] }} */ (await browserSession.send('SystemInfo.getProcessInfo'))
      .processInfo
  if (process.platform !== 'linux') {
    await during()
    return null
  }
  const before = snapshot(await processes())
  const from = performance.now()
  await during()
  const seconds = (performance.now() - from) / 1000
  const usage = { main: 0, worker: 0, audio: 0, compositor: 0, raster: 0, viz: 0, whole: 0, seconds }
  for (const [thread, { kind, ns }] of snapshot(await processes())) {
    const ms = (ns - (before.get(thread)?.ns ?? 0)) / 1e6 / seconds
    usage.whole += ms
    if (kind !== 'other') usage[kind] += ms
  }
  return usage
}
