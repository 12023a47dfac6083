import { GatedLoudness } from './gated-loudness'
import { kWeighting, type Biquad } from './k-weighting'
import { TruePeak } from './true-peak'

/** What was measured of a whole track. */
export interface MeasuredLoudness {
  /** Integrated, in LUFS. */
  loudness: number
  /** The true peak, with 1 as full scale. */
  peak: number
}

/** A block of 400 ms starts every 100 ms. */
const partsPerBlock = 4
const partSeconds = 0.1
const maxChannels = 6

interface Channel {
  /** Two words for each filter, in transposed direct form II. */
  readonly state: Float64Array
  readonly peak: TruePeak
}

/** States smaller than this are rounding errors, and slow on many processors. */
const tiny = 1e-20

/**
 * Measures the loudness of a track by ITU-R BS.1770-4. The channels are those of the Web Audio API: one, two, four (left,
 * right and two behind), five, or six with the fourth for the lowest frequencies. Allocates nothing while it runs.
 */
export class LoudnessMeter {
  private readonly shelf: Biquad
  private readonly highPass: Biquad
  private readonly channels: readonly Channel[]
  private readonly blocks = new GatedLoudness()
  private readonly parts = new Float64Array(partsPerBlock)
  private readonly partFrames: number
  private partCount = 0
  private energy = 0
  private filled = 0

  constructor(sampleRate: number) {
    const [shelf, highPass] = kWeighting(sampleRate)
    this.shelf = shelf
    this.highPass = highPass
    this.partFrames = Math.round(sampleRate * partSeconds)
    this.channels = Array.from({ length: maxChannels }, () => ({
      state: new Float64Array(4),
      peak: new TruePeak(),
    }))
  }

  /** Takes the next samples of all channels, equally many of each. */
  take(samples: readonly Float32Array[]): void {
    const length = samples[0]?.length ?? 0
    let from = 0
    while (from < length) {
      const to = Math.min(length, from + this.partFrames - this.filled)
      for (let c = 0; c < samples.length && c < maxChannels; c++) this.filter(samples, c, from, to)
      this.filled += to - from
      from = to
      if (this.filled === this.partFrames) this.endPart()
    }
  }

  /** Returns what was measured so far; null while everything was silent, or shorter than a block. */
  read(): MeasuredLoudness | null {
    const { loudness } = this.blocks
    if (!Number.isFinite(loudness)) return null
    return { loudness, peak: this.channels.reduce((most, { peak }) => Math.max(most, peak.peak), 0) }
  }

  private filter(samples: readonly Float32Array[], c: number, from: number, to: number): void {
    const channel = this.channels[c]
    const input = samples[c]
    if (!channel || !input) return
    const { state, peak } = channel
    const { shelf, highPass } = this
    let s1 = state[0] ?? 0
    let s2 = state[1] ?? 0
    let h1 = state[2] ?? 0
    let h2 = state[3] ?? 0
    let energy = 0
    for (let i = from; i < to; i++) {
      const x = input[i] ?? 0
      peak.take(x)
      const y = shelf.b0 * x + s1
      s1 = shelf.b1 * x - shelf.a1 * y + s2
      s2 = shelf.b2 * x - shelf.a2 * y
      const z = highPass.b0 * y + h1
      h1 = highPass.b1 * y - highPass.a1 * z + h2
      h2 = highPass.b2 * y - highPass.a2 * z
      energy += z * z
    }
    state[0] = settled(s1)
    state[1] = settled(s2)
    state[2] = settled(h1)
    state[3] = settled(h2)
    this.energy += weightOf(c, samples.length) * energy
  }

  private endPart(): void {
    this.parts[this.partCount % partsPerBlock] = this.energy
    this.partCount++
    this.energy = 0
    this.filled = 0
    if (this.partCount < partsPerBlock) return
    let sum = 0
    for (let i = 0; i < partsPerBlock; i++) sum += this.parts[i] ?? 0
    this.blocks.add(sum / (partsPerBlock * this.partFrames))
  }
}

function settled(value: number): number {
  return Math.abs(value) < tiny ? 0 : value
}

/** Returns the weight of a channel: those behind the listener count 1.5 dB more, the lowest frequencies not at all. */
function weightOf(channel: number, count: number): number {
  if (count === 6 && channel === 3) return 0
  const behind = count >= 4 ? count - 2 : Infinity
  return channel >= behind ? 1.41 : 1
}
