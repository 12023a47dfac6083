import type { FrameSample } from '../../src/domain/quality/frame-sample'
import type { Frames } from '../../src/ports/frames'

/** Frames of which is told what the test says, when it says so. */
export class FakeFrames implements Frames {
  /** Samples begun so far. */
  begun = 0
  private answer: ((sample: FrameSample | null) => void) | null = null

  measure(signal: AbortSignal): Promise<FrameSample | null> {
    this.begun++
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

  /** Ends the sample at hand; null tells nothing. */
  async tell(p95Ms: number | null, wantedMs = 16.7): Promise<void> {
    this.answer?.(p95Ms === null ? null : { p95Ms, wantedMs })
    await new Promise((resolve) => setImmediate(resolve))
  }
}
