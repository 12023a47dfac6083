import { cosine, sine } from './exact-math'

/** State-variable filter (trapezoidal, after Zavalishin): stable under fast changes of cutoff. */
export class Filter {
  low = 0
  band = 0
  high = 0
  private first = 0
  private second = 0
  private gain = 0
  private damping = 1
  private scale = 1

  constructor(cutoff: number, resonance: number, rate: number) {
    this.tune(cutoff, resonance, rate)
  }

  /** Cutoff in Hz, resonance as Q (0.7 = flat). */
  tune(cutoff: number, resonance: number, rate: number): void {
    const turns = Math.min(cutoff / rate, 0.47) / 2
    this.gain = sine(turns) / cosine(turns)
    this.damping = 1 / resonance
    this.scale = 1 / (1 + this.gain * (this.gain + this.damping))
  }

  /** Takes one sample and updates `low`, `band` (unity at the centre when multiplied by 1/Q) and `high`. */
  push(sample: number): void {
    this.high = (sample - (this.gain + this.damping) * this.first - this.second) * this.scale
    const bandStep = this.gain * this.high
    this.band = bandStep + this.first
    this.first = this.band + bandStep
    const lowStep = this.gain * this.band
    this.low = lowStep + this.second
    this.second = this.low + lowStep
  }
}

/** Filters a channel in place. */
export function filterChannel(
  channel: Float32Array,
  kind: 'low' | 'high' | 'band',
  cutoff: number,
  rate: number,
  resonance = 0.7,
): void {
  const filter = new Filter(cutoff, resonance, rate)
  for (let index = 0; index < channel.length; index++) {
    filter.push(channel[index]!)
    channel[index] = filter[kind]
  }
}
