import type { EnvelopeAnswer, EnvelopeCommand } from './envelope-protocol'

/** Anything below this (−80 dB) counts as silence. */
const soundThreshold = 1e-4

/**
 * Computes the gain of a deck sample by sample. A ramp starts from the value of the current sample, so that an
 * interruption is never steeper than a ramp. Runs in the audio thread: allocates nothing per quantum.
 */
export class Envelope {
  value = 0
  private command: EnvelopeCommand | null = null
  private from = 0
  private length = 0
  private position = 0
  /** How many more frames to wait for sound; null when the ramp runs. */
  private armed: number | null = null

  constructor(
    private readonly sampleRate: number,
    private readonly answer: (answer: EnvelopeAnswer) => void,
  ) {}

  /** Starts a ramp. `frame`: the first frame that is not rendered yet. */
  accept(command: EnvelopeCommand, frame: number): void {
    if (this.command) this.settle('cancelled', frame)
    this.command = command
    this.armed = command.armMs > 0 ? Math.ceil((command.armMs / 1000) * this.sampleRate) : null
    this.aim()
    if (this.armed === null && this.length === 0) this.finish(frame)
  }

  /** Fills `output` for the quantum that starts at `frame`; `input` is the deck's sound before the gain. */
  render(input: readonly Float32Array[], output: Float32Array, frame: number): void {
    let at = 0
    if (this.armed !== null) {
      at = this.wait(input, output.length)
      output.fill(this.value, 0, at)
      if (this.armed === null && this.length === 0) this.finish(frame + at)
    }
    while (at < output.length && this.armed === null && this.command) {
      this.value = this.step()
      output[at++] = this.value
      if (this.position === this.length) this.finish(frame + at)
    }
    output.fill(this.value, at)
  }

  private aim(): void {
    const { to, ms } = this.command ?? { to: this.value, ms: 0 }
    this.from = this.value
    this.position = 0
    const frames = Math.abs(to - this.value) * (ms / 1000) * this.sampleRate
    this.length = Math.ceil(frames - 1e-6)
  }

  private step(): number {
    const to = this.command?.to ?? this.value
    this.position++
    if (this.position >= this.length) return to
    return this.from + ((to - this.from) * this.position) / this.length
  }

  /** Returns how many of the coming frames pass before the ramp may start. */
  private wait(input: readonly Float32Array[], frames: number): number {
    const left = this.armed ?? 0
    const limit = Math.min(frames, left)
    let first = limit
    for (const channel of input) {
      for (let i = 0; i < first; i++) {
        if (Math.abs(channel[i] ?? 0) > soundThreshold) {
          first = i
          break
        }
      }
    }
    if (first < frames) this.armed = null
    else this.armed = left - frames
    return first
  }

  private finish(frame: number): void {
    this.value = this.command?.to ?? this.value
    this.settle('done', frame)
  }

  private settle(outcome: EnvelopeAnswer['outcome'], frame: number): void {
    const command = this.command
    this.command = null
    this.armed = null
    if (command) this.answer({ id: command.id, outcome, frame })
  }
}
