import type { FrameSample } from '../../src/domain/device-tier/frame-sample'
import type { Frames } from '../../src/ports/frames'

/** A frame meter that reports what the test tells it to. */
export class FakeFrames implements Frames {
  /** Number of measurements so far. */
  startedCount = 0
  private answer: ((sample: FrameSample | null) => void) | null = null

  measure(signal: AbortSignal): Promise<FrameSample | null> {
    this.startedCount++
    return new Promise((resolve) => {
      const answer = (sample: FrameSample | null) => {
        this.answer = null
        resolve(sample)
      }
      this.answer = answer
      signal.addEventListener('abort', () => this.answer === answer && answer(null), { once: true })
    })
  }

  get measuring(): boolean {
    return this.answer !== null
  }

  /** Ends the running measurement; null reports none. */
  async report(p95Ms: number | null, wantedMs = 16.7): Promise<void> {
    this.answer?.(p95Ms === null ? null : { p95Ms, wantedMs })
    await new Promise((resolve) => setImmediate(resolve))
  }
}
