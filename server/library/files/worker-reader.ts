/* oxlint-disable unicorn/require-post-message-target-origin -- a thread of Node has no origin */
// oxlint-disable-next-line typescript/triple-slash-reference -- a module by pattern cannot be imported
/// <reference path="../../node-worker.d.ts" />
import { Worker } from 'node:worker_threads'
import type { ReaderReply, ReaderTask } from './reading-task'
import { url } from './reading.worker?node-worker'
import type { MediaReader } from './media-reader'

export interface WorkerReaderOptions {
  /** The thread's script. */
  entry?: URL
  /** Milliseconds between two pings while the thread has work. */
  pingMs?: number
  /** After so many pings without an answer the thread counts as hanging. */
  maxMissedPings?: number
  /** Limit of the thread's heap in MiB. Buffers lie outside it; the limits of the readers bound them. */
  heapMb?: number
}

type Answer = Exclude<ReaderReply, 'alive'> | { lost: string; isTransient: boolean }

interface Job {
  task: ReaderTask
  settle: (answer: Answer) => void
}

const closing: Answer = { lost: 'the server is closing', isTransient: true }

interface ThreadEvents {
  onReply: (reply: Exclude<ReaderReply, 'alive'>) => void
  /** @param hadStarted whether the thread had ever answered */
  onLost: (reason: string, hadStarted: boolean) => void
}

/** One thread, opened with the first task. It is asked for a sign of life while it has work. */
const createThread = (options: WorkerReaderOptions, { onReply, onLost }: ThreadEvents) => {
  const { entry = url, pingMs = 1000, maxMissedPings = 10, heapMb = 256 } = options
  let worker: Worker | null = null
  let missedPings = 0
  let hasStarted = false
  let pingTimer: NodeJS.Timeout | undefined

  const lose = (dead: Worker, reason: string) => {
    if (dead !== worker) return
    const hadStarted = hasStarted
    worker = null
    hasStarted = false
    clearInterval(pingTimer)
    void dead.terminate()
    onLost(reason, hadStarted)
  }

  const open = (): Worker => {
    let failure = 'reading it fails'
    const opened = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: heapMb }, execArgv: [] })
    opened.unref()
    opened.on('message', (reply: ReaderReply) => {
      if (opened !== worker) return
      missedPings = 0
      hasStarted = true
      if (reply !== 'alive') onReply(reply)
    })
    // errors come on another port than messages and may overtake them; by the exit, all messages are there
    opened.on('error', (error) => (failure = `reading it fails: ${error.message}`))
    opened.on('exit', () => lose(opened, failure))
    return opened
  }

  /** Counts pings and not time, which also passes while this thread is busy or the machine asleep. */
  const ping = () => {
    if (!worker) return
    if (++missedPings > maxMissedPings) lose(worker, 'reading it has no end')
    else worker.postMessage('ping')
  }

  return {
    post(task: ReaderTask) {
      worker ??= open()
      worker.postMessage(task)
    },
    startPings() {
      missedPings = 0
      clearInterval(pingTimer)
      pingTimer = setInterval(ping, pingMs)
      pingTimer.unref()
    },
    stopPings: () => clearInterval(pingTimer),
    close: async () => {
      const dead = worker
      worker = null
      clearInterval(pingTimer)
      await dead?.terminate()
    },
  }
}

/** Hands tasks to a thread, many at a time. After a thread's death, its tasks run one by one. */
const createJobs = (options: WorkerReaderOptions) => {
  const running = new Map<number, Job>()
  /** Jobs of threads that died: any of them may be the cause. */
  const suspects: Job[] = []
  const waiting: Job[] = []
  let isSuspectRunning = false
  let closed = false

  const settle = (id: number, answer: Answer) => {
    const job = running.get(id)
    running.delete(id)
    if (running.size === 0) thread.stopPings()
    job?.settle(answer)
  }

  const thread = createThread(options, {
    onReply(reply) {
      settle(reply.id, reply)
      runNext()
    },
    onLost(reason, hadStarted) {
      const jobs = [...running.values()]
      // a thread that never started says nothing about the file
      if (jobs.length === 1) settle(jobs[0]!.task.id, { lost: reason, isTransient: !hadStarted })
      else suspects.push(...jobs)
      running.clear()
      runNext()
    },
  })

  const run = (job: Job) => {
    if (running.size === 0) thread.startPings()
    running.set(job.task.id, job)
    thread.post(job.task)
  }

  const runNext = () => {
    if (closed) {
      for (const job of [...suspects.splice(0), ...waiting.splice(0)]) job.settle(closing)
      return
    }
    if (suspects.length > 0) {
      if (running.size > 0) return
      isSuspectRunning = true
      run(suspects.shift()!)
      return
    }
    if (isSuspectRunning && running.size > 0) return
    isSuspectRunning = false
    for (const job of waiting.splice(0)) run(job)
  }

  return {
    ask: (task: ReaderTask): Promise<Answer> =>
      new Promise((settled) => {
        waiting.push({ task, settle: settled })
        runNext()
      }),
    close: async () => {
      closed = true
      for (const id of running.keys()) settle(id, closing)
      runNext()
      await thread.close()
    },
  }
}

/**
 * Reads files in a thread of its own, so that a file which makes a parser hang or run out of memory stops only that
 * thread. When the thread dies or hangs, its files are tried once more, one by one; the file that stops it again is
 * reported as unreadable. Keeps no process alive.
 */
export function createWorkerReader(options: WorkerReaderOptions = {}): MediaReader {
  const jobs = createJobs(options)
  const unexpected = { reason: 'the reader answered something else', isTransient: true }
  let lastId = 0
  return {
    async song({ path, name }, sidecars) {
      const answer = await jobs.ask({ id: ++lastId, kind: 'song', found: { path, name }, sidecars })
      if ('lost' in answer) return { reason: answer.lost, isTransient: answer.isTransient }
      return 'song' in answer ? answer.song : unexpected
    },
    async video({ path, name }) {
      const answer = await jobs.ask({ id: ++lastId, kind: 'video', found: { path, name } })
      if ('lost' in answer) return { reason: answer.lost, isTransient: answer.isTransient }
      return 'video' in answer ? answer.video : unexpected
    },
    async picture(path) {
      const answer = await jobs.ask({ id: ++lastId, kind: 'picture', path })
      if ('picture' in answer) return answer.picture
      throw new Error('lost' in answer ? answer.lost : 'failed' in answer ? answer.failed : 'no picture')
    },
    close: jobs.close,
  }
}
