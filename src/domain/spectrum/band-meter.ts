import { bandEdges, highestHz, lowestHz } from './frequency-bands'
import { WindowedSpectrum } from './windowed-spectrum'

/** The windows: long enough to separate low notes, and short enough to follow drums. */
const slowSeconds = 0.17
const quickSeconds = 0.0425
/** Below the first only the slow spectrum counts, above the second only the quick one; in between they are mixed. */
const slowToHz = 500
const quickFromHz = 1000

const powerOfTwo = (samples: number) => 2 ** Math.round(Math.log2(samples))

interface Band {
  from: number
  to: number
  /** 0..1. */
  quickShare: number
}

function bandsOf(count: number): Band[] {
  const edges = bandEdges(count)
  return Array.from({ length: count }, (_, i) => {
    const from = edges[i] ?? lowestHz
    const to = edges[i + 1] ?? highestHz
    const share = Math.log(Math.sqrt(from * to) / slowToHz) / Math.log(quickFromHz / slowToHz)
    return { from, to, quickShare: Math.min(1, Math.max(0, share)) }
  })
}

/**
 * Measures band levels at one moment. At 48 kHz the low bands are read from 8192 samples, whose bins are 5.9 Hz apart.
 * Of 96 bands those below 100 Hz are narrower, so neighbouring bands rise together, the one with the note the highest.
 */
export class BandMeter {
  private readonly slow: WindowedSpectrum
  private readonly quick: WindowedSpectrum
  private readonly bands = new Map<number, Band[]>()

  constructor(sampleRate: number) {
    this.slow = new WindowedSpectrum(
      powerOfTwo(sampleRate * slowSeconds),
      sampleRate,
      lowestHz,
      2 * quickFromHz,
    )
    this.quick = new WindowedSpectrum(
      powerOfTwo(sampleRate * quickSeconds),
      sampleRate,
      slowToHz / 2,
      highestHz,
    )
  }

  /** `read` fills the whole array with mono samples, the moment to measure in its middle. */
  measure(read: (into: Float64Array) => void): void {
    for (const spectrum of [this.slow, this.quick]) {
      read(spectrum.samples)
      spectrum.analyse()
    }
  }

  /** Writes the levels of `into.length` bands, in decibels relative to a full-scale sine. */
  levels(into: Float64Array): void {
    let bands = this.bands.get(into.length)
    if (!bands) this.bands.set(into.length, (bands = bandsOf(into.length)))
    for (let i = 0; i < bands.length; i++) {
      const { from, to, quickShare } = bands[i] as Band
      const slow = quickShare < 1 ? this.slow.loudest(from, to) : 0
      const quick = quickShare > 0 ? this.quick.loudest(from, to) : 0
      into[i] = slow + (quick - slow) * quickShare
    }
  }
}
