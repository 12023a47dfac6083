import { reaction } from 'mobx'
import { type FrameSample, sampleSeconds } from '../domain/quality/frame-sample'
import type { Frames } from '../ports/frames'
import type { System } from '../ports/system'
import { Supersede } from './supersede'

interface FrameWatchPorts {
  frames: Frames
  system: Pick<System, 'now' | 'after'>
}

/** What opens moves and loads for about so long. */
const settleMs = 1_000
/** From the start of one sample to that of the next. */
const periodSeconds = 20
const periodMs = periodSeconds * 1000

/**
 * Samples frames while it is worthwhile: once what is seen has settled, then every twenty seconds, so that the
 * watching costs next to nothing. What comes and goes does not make it sample more often.
 */
export class FrameWatch {
  private readonly sampling = new Supersede()
  private cancelNext: (() => void) | null = null
  /** By the system's clock. */
  private notBefore = 0
  private unbroken = false
  private readonly stopReacting: () => void

  /**
   * `worthwhile` is followed as MobX sees it change. `sampled` hears each sample and the seconds that it stands for:
   * its own, or all since the sample before where nothing came between.
   */
  constructor(
    private readonly ports: FrameWatchPorts,
    worthwhile: () => boolean,
    private readonly sampled: (sample: FrameSample, seconds: number) => void,
  ) {
    this.stopReacting = reaction(worthwhile, (holds) => (holds ? this.plan() : this.rest()), {
      fireImmediately: true,
    })
  }

  /** Somebody else measures: gives up the sample at hand, and takes the next a period later. */
  standBack(): void {
    this.notBefore = this.ports.system.now() + periodMs
    if (!this.cancelNext) return
    this.rest()
    this.plan()
  }

  dispose(): void {
    this.stopReacting()
    this.rest()
  }

  private rest(): void {
    this.sampling.stop()
    this.cancelNext?.()
    this.cancelNext = null
    this.unbroken = false
  }

  private plan(): void {
    const { system } = this.ports
    const untilDueMs = Math.min(periodMs, this.notBefore - system.now())
    this.cancelNext = system.after(Math.max(settleMs, untilDueMs), () => void this.sample())
  }

  private async sample(): Promise<void> {
    const { frames, system } = this.ports
    this.notBefore = system.now() + periodMs
    const signal = this.sampling.begin()
    const sample = await frames.measure(signal)
    if (signal.aborted) return
    const seconds = this.unbroken ? periodSeconds : sampleSeconds
    this.unbroken = sample !== null
    this.plan()
    if (sample) this.sampled(sample, seconds)
  }
}
