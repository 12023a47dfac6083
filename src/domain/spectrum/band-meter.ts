import { bandEdges, highestHz, lowestHz } from './frequency-bands'
import { WindowedSpectrum } from './windowed-spectrum'

/** Long enough to tell low notes apart, and short enough to follow a drum. */
const slowSeconds = 0.17
const quickSeconds = 0.0425
/** Below only the slow spectrum counts, above only the quick one, between both by share. */
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
 * Band levels of what is heard at one moment. At 48 kHz the lows are read from 8192 samples, whose bins lie 5.9 Hz
 * apart: with 96 bands those below 100 Hz are narrower than that, so there neighbouring bands rise together, the
 * one with the note the highest.
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

  /** @param read fills the whole array with the mono samples round the moment, which lies in its middle */
  measure(read: (into: Float64Array) => void): void {
    for (const spectrum of [this.slow, this.quick]) {
      read(spectrum.samples)
      spectrum.analyse()
    }
  }

  /** The level of each of `into.length` bands, in decibels of a full-scale sine. */
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
