/* oxlint-disable unicorn/require-post-message-target-origin -- a thread of Node has no origin */
// oxlint-disable-next-line typescript/triple-slash-reference -- a module by pattern cannot be imported
/// <reference path="../node-worker.d.ts" />
import { Worker } from 'node:worker_threads'
import type { ReadingAnswer, ReadingTask } from './reading-task'
import { url } from './reading.worker?node-worker'
import type { SongReader } from './song-reader'

export interface WorkerReaderOptions {
  /** The thread's program. */
  entry?: URL
  /** How often the thread is asked for a sign of life while it has work, and how often in vain. */
  pingMs?: number
  patience?: number
  /** Of the thread's heap, in mebibytes; pictures and other bytes lie outside it, bounded by what is read at all. */
  heapMb?: number
}

type Given = Exclude<ReadingAnswer, 'alive'> | { lost: string; passing: boolean }

interface Job {
  task: ReadingTask
  settle: (given: Given) => void
}

const closing: Given = { lost: 'the server is closing', passing: true }

/**
 * Reads in a thread of its own, which begins with the first file: a file that makes a parser spin or eat memory costs
 * that thread alone. When it dies or hangs, what it had in hand is tried once more, each file by itself; the one that
 * does it again is at fault. Keeps no process alive.
 */
export function createWorkerReader(options: WorkerReaderOptions = {}): SongReader {
  const { entry = url, pingMs = 1000, patience = 10, heapMb = 256 } = options
  let worker: Worker | null = null
  let silent = 0
  let hasSpoken = false
  let pulse: NodeJS.Timeout | undefined
  let closed = false
  let lastId = 0
  const inHand = new Map<number, Job>()
  /** What was in hand of threads that died. */
  const suspects: Job[] = []
  const waiting: Job[] = []
  let alone = false

  const settle = (id: number, given: Given) => {
    const job = inHand.get(id)
    inHand.delete(id)
    if (inHand.size === 0) clearInterval(pulse)
    job?.settle(given)
  }

  const lose = (dead: Worker, reason: string) => {
    if (dead !== worker) return
    worker = null
    const alive = hasSpoken
    hasSpoken = false
    void dead.terminate()
    const jobs = [...inHand.values()]
    // one that never came to life says nothing about the file
    if (jobs.length === 1) settle(jobs[0]!.task.id, { lost: reason, passing: !alive })
    else suspects.push(...jobs)
    inHand.clear()
    clearInterval(pulse)
    pump()
  }

  const open = (): Worker => {
    const opened = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: heapMb }, execArgv: [] })
    opened.unref()
    opened.on('message', (answer: ReadingAnswer) => {
      if (opened !== worker) return
      silent = 0
      hasSpoken = true
      if (answer === 'alive') return
      settle(answer.id, answer)
      pump()
    })
    opened.on('error', (error) => lose(opened, `reading it fails: ${error.message}`))
    opened.on('exit', () => lose(opened, 'reading it fails'))
    return opened
  }

  const send = (job: Job) => {
    worker ??= open()
    if (inHand.size === 0) {
      silent = 0
      clearInterval(pulse)
      pulse = setInterval(check, pingMs)
      pulse.unref()
    }
    inHand.set(job.task.id, job)
    worker.postMessage(job.task)
  }

  /** Counts what was asked in vain rather than time, which also passes while this thread is busy or asleep. */
  const check = () => {
    if (!worker) return
    if (++silent > patience) lose(worker, 'reading it has no end')
    else worker.postMessage('ping')
  }

  /** A suspect is in hand by itself. */
  const pump = () => {
    if (closed) {
      for (const job of [...suspects.splice(0), ...waiting.splice(0)]) job.settle(closing)
      return
    }
    if (suspects.length > 0) {
      if (inHand.size === 0) {
        alone = true
        send(suspects.shift()!)
      }
      return
    }
    if (alone && inHand.size > 0) return
    alone = false
    for (const job of waiting.splice(0)) send(job)
  }

  const ask = (task: ReadingTask): Promise<Given> =>
    new Promise((settled) => {
      waiting.push({ task, settle: settled })
      pump()
    })

  return {
    async song({ path, name }, beside) {
      const given = await ask({ id: ++lastId, kind: 'song', found: { path, name }, beside })
      if ('lost' in given) return { reason: given.lost, passing: given.passing }
      return 'song' in given ? given.song : { reason: 'the reader answered something else', passing: true }
    },
    async film({ path, name }) {
      const given = await ask({ id: ++lastId, kind: 'film', found: { path, name } })
      if ('lost' in given) return { reason: given.lost, passing: given.passing }
      return 'film' in given ? given.film : { reason: 'the reader answered something else', passing: true }
    },
    async picture(path) {
      const given = await ask({ id: ++lastId, kind: 'picture', path })
      if ('picture' in given) return given.picture
      throw new Error('lost' in given ? given.lost : 'failed' in given ? given.failed : 'no picture')
    },
    async close() {
      closed = true
      clearInterval(pulse)
      const dead = worker
      worker = null
      for (const id of inHand.keys()) settle(id, closing)
      pump()
      await dead?.terminate()
    },
  }
}
