import { type FrameSample, frameSample, sampleSeconds } from '../../../domain/quality/frame-sample'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'

interface FrameThread {
  /** Whether this thread is granted frames at all. */
  readonly hasFrames: boolean
  /** Calls back once with the next frame's time in ms; the function it gives cancels. */
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
 * Watches the frames that the browser's compositor grants this thread for three seconds. The frames' own times are
 * taken and not the moments of being called, which are late whenever the processor is shared. Ends by a timer: in a
 * hidden page no frame would ever end it.
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
        resolve(signal.aborted ? failed({ kind: 'aborted' }) : ok(frameSample(instants)))
      }
      let cancelFrame = thread.nextFrame(note)
      const cancelEnd = thread.after(sampleSeconds * 1000, end)
      signal.addEventListener('abort', end, { once: true })
    })
  }
}
