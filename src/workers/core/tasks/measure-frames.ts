import { type FrameSample, summariseFrames, sampleSeconds } from '../../../domain/device-tier/frame-sample'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'

interface FrameThread {
  /** Whether this thread has animation frames. */
  readonly hasFrames: boolean
  /** Calls `run` once with the next frame's time in ms. Returns a function that cancels. */
  nextFrame(run: (instant: number) => void): () => void
  after(ms: number, run: () => void): () => void
}

const ownThread: FrameThread = {
  hasFrames: typeof requestAnimationFrame !== 'undefined',
  nextFrame(run) {
    const request = requestAnimationFrame(run)
    return () => cancelAnimationFrame(request)
  },
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Creates the task that measures the animation frames of this thread for three seconds. It uses the timestamps of the
 * frames, since the callbacks are late whenever the processor is busy. A timer ends it: a hidden page has no frames.
 */
export function createMeasureFrames(thread = ownThread) {
  return (_input: null, signal: AbortSignal): Promise<Result<FrameSample | null>> => {
    if (!thread.hasFrames) return Promise.resolve(ok(null))
    return new Promise((resolve) => {
      const instants: number[] = []
      const note = (instant: number) => {
        instants.push(instant)
        cancelFrame = thread.nextFrame(note)
      }
      const end = () => {
        cancelFrame()
        cancelEnd()
        signal.removeEventListener('abort', end)
        resolve(signal.aborted ? failed({ kind: 'aborted' }) : ok(summariseFrames(instants)))
      }
      let cancelFrame = thread.nextFrame(note)
      const cancelEnd = thread.after(sampleSeconds * 1000, end)
      signal.addEventListener('abort', end, { once: true })
    })
  }
}
