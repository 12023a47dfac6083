import { reaction } from 'mobx'
import { type FrameSample, sampleSeconds } from '../../domain/device-tier/frame-sample'
import type { Frames } from '../../ports/frames'
import type { System } from '../../ports/system'
import { LatestOnly } from '../lib/latest-only'

interface FrameSamplerDeps {
  frames: Frames
  system: Pick<System, 'now' | 'after'>
}

/** How long an opened view animates and loads, about. */
const settleMs = 1_000
/** From the start of one sample to that of the next. */
const periodSeconds = 20
const periodMs = periodSeconds * 1000

/**
 * Samples frames while a condition holds: once after a second, then every twenty seconds, so that measuring costs next
 * to nothing. A condition that comes and goes does not make samples more frequent.
 */
export class FrameSampler {
  readonly #deps: FrameSamplerDeps
  readonly #onSample: (sample: FrameSample, seconds: number) => void
  readonly #samples = new LatestOnly()
  #cancelNext: (() => void) | null = null
  /** By the system's clock, in milliseconds. */
  #notBefore = 0
  #uninterrupted = false
  readonly #stopReaction: () => void

  /**
   * `condition` is observed with MobX. `onSample` receives each sample and the seconds it stands for: its own, or all
   * since the sample before if nothing interrupted them.
   */
  constructor(
    deps: FrameSamplerDeps,
    condition: () => boolean,
    onSample: (sample: FrameSample, seconds: number) => void,
  ) {
    this.#deps = deps
    this.#onSample = onSample
    this.#stopReaction = reaction(condition, (holds) => (holds ? this.#schedule() : this.#cancel()), {
      fireImmediately: true,
    })
  }

  /** Cancels the current sample because frames are measured elsewhere, and takes the next one a period later. */
  postpone(): void {
    this.#notBefore = this.#deps.system.now() + periodMs
    if (!this.#cancelNext) return
    this.#cancel()
    this.#schedule()
  }

  dispose(): void {
    this.#stopReaction()
    this.#cancel()
  }

  #cancel(): void {
    this.#samples.abort()
    this.#cancelNext?.()
    this.#cancelNext = null
    this.#uninterrupted = false
  }

  #schedule(): void {
    const { system } = this.#deps
    const remainingMs = Math.min(periodMs, this.#notBefore - system.now())
    this.#cancelNext = system.after(Math.max(settleMs, remainingMs), () => void this.#sample())
  }

  async #sample(): Promise<void> {
    const { frames, system } = this.#deps
    this.#notBefore = system.now() + periodMs
    const signal = this.#samples.start()
    const sample = await frames.measure(signal)
    if (signal.aborted) return
    const seconds = this.#uninterrupted ? periodSeconds : sampleSeconds
    this.#uninterrupted = sample !== null
    this.#schedule()
    if (sample) this.#onSample(sample, seconds)
  }
}
