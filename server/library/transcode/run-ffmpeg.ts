import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import type { GrowingFile } from './growing-file'

interface FfmpegTask {
  ffmpeg: string
  args: readonly string[]
  signal: AbortSignal
}

export interface FfmpegRun extends FfmpegTask {
  /** Written before the output of ffmpeg. */
  head: Buffer
  target: GrowingFile
}

const longestMessage = 300

/** Playing comes before converting on a busy machine. */
const yieldToOthers = (pid: number | undefined) => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // it has ended already, or the system has no priorities
  }
}

/** Starts the programme. It is killed when the signal aborts, and by `stop`, which waits for its end. */
const startFfmpeg = ({ ffmpeg, args, signal }: FfmpegTask) => {
  // no shell, and of the environment only what finds libraries
  const child = spawn(ffmpeg, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] },
    windowsHide: true,
  })
  yieldToOthers(child.pid)
  let message = ''
  child.stderr.on('data', (text: Buffer) => {
    if (message.length < longestMessage) message += text.toString()
  })
  const closed = new Promise<number | null>((done, refuse) => {
    child.once('error', refuse)
    child.once('close', done)
  })
  closed.catch(() => undefined)
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill, { once: true })
  return {
    output: child.stdout,
    closed,
    kill,
    failure: (code: number | null) =>
      new Error(message.trim().slice(0, longestMessage) || `it ended with ${code ?? 'a signal'}`),
    stop: async () => {
      signal.removeEventListener('abort', kill)
      kill()
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        await once(child, 'exit')
    },
  }
}

/**
 * Runs ffmpeg and writes what it puts out to `target`, which gets exactly its announced size: a longer output is cut, a
 * shorter one of an orderly run is filled up with zeros, which are silence in WAV and skipped in MP3. Rejects when the
 * programme cannot be started or fails, when the disk is full, and when `signal` aborts; by then it has ended.
 */
export async function runFfmpeg({ head, target, ...task }: FfmpegRun): Promise<void> {
  const { signal } = task
  signal.throwIfAborted()
  const file = await open(target.path, 'w')
  try {
    const { output, closed, kill, failure, stop } = startFfmpeg(task)
    let written = 0
    const append = async (bytes: Buffer) => {
      const rest = bytes.subarray(0, target.size - written)
      await file.write(rest, 0, rest.length, written)
      written += rest.length
      target.grow(written)
    }
    try {
      await append(head)
      for await (const bytes of output) {
        await append(bytes as Buffer)
        if (written === target.size) break
      }
      // by now the output is complete, and what is left of the encoder's padding is not wanted
      if (written === target.size) kill()
      const code = await closed
      signal.throwIfAborted()
      if (written < target.size && code !== 0) throw failure(code)
      if (written <= head.length) throw new Error('it put out no sound')
      await file.truncate(target.size)
      target.grow(target.size)
    } finally {
      await stop()
    }
  } finally {
    await file.close()
  }
}

/** Runs ffmpeg with arguments that name the file it writes. Rejects as {@link runFfmpeg} does. */
export async function runFfmpegToFile(task: FfmpegTask): Promise<void> {
  const { signal } = task
  signal.throwIfAborted()
  const { output, closed, failure, stop } = startFfmpeg(task)
  output.resume()
  try {
    const code = await closed
    signal.throwIfAborted()
    if (code !== 0) throw failure(code)
  } finally {
    await stop()
  }
}
