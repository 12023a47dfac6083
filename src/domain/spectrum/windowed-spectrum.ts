import { RealFft } from './real-fft'

/** The lowest level; 16-bit audio ends at -96 dB. */
export const silenceDb = -120

const silentPower = 10 ** (silenceDb / 10)

/** Returns a Blackman window, scaled so that a sine of amplitude 1 has level 1. */
function scaledWindow(size: number): Float64Array {
  const angle = (2 * Math.PI) / size
  const blackman = (_: unknown, i: number) =>
    0.42 - 0.5 * Math.cos(angle * i) + 0.08 * Math.cos(2 * angle * i)
  // the mean of the window is 0.42, and half of a sine's amplitude is in each half of the spectrum
  return Float64Array.from({ length: size }, blackman).map((value) => value / (0.21 * size))
}

/** Measures the level of each frequency in a block of samples, in decibels relative to a full-scale sine. */
export class WindowedSpectrum {
  /** Fill it with samples before {@link analyse}, which overwrites it. */
  readonly samples: Float64Array
  private readonly fft: RealFft
  private readonly window: Float64Array
  private readonly decibels: Float64Array
  private readonly hzPerBin: number
  private readonly first: number
  private readonly last: number

  /** `size`: number of samples. Only the frequencies `fromHz` to `toHz` are computed. */
  constructor(size: number, sampleRate: number, fromHz: number, toHz: number) {
    this.samples = new Float64Array(size)
    this.fft = new RealFft(size)
    this.window = scaledWindow(size)
    this.decibels = new Float64Array(size / 2 + 1).fill(silenceDb)
    this.hzPerBin = sampleRate / size
    this.first = Math.max(0, Math.floor(fromHz / this.hzPerBin) - 2)
    this.last = Math.min(size / 2, Math.ceil(toHz / this.hzPerBin) + 2)
  }

  analyse(): void {
    const { samples, window, decibels, fft, first, last } = this
    for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) * (window[i] as number)
    fft.transform(samples)
    for (let k = first; k <= last; k++) {
      const real = fft.real[k] as number
      const imaginary = fft.imaginary[k] as number
      decibels[k] = 10 * Math.log10(Math.max(silentPower, real * real + imaginary * imaginary))
    }
  }

  /**
   * Returns the highest level between two frequencies. It interpolates by a parabola through each bin and its neighbours,
   * which for this window is the shape of a sine within 0.1 dB. So a sine between two bins keeps its level, and bands
   * narrower than a bin have a level of their own.
   */
  loudest(fromHz: number, toHz: number): number {
    const from = fromHz / this.hzPerBin
    const to = Math.min(toHz / this.hzPerBin, this.last - 1)
    let most = silenceDb
    for (let k = Math.max(1, Math.round(from)); k <= Math.round(to); k++)
      most = Math.max(most, this.curveMaximum(k, Math.max(from - k, -0.5), Math.min(to - k, 0.5)))
    return most
  }

  private curveMaximum(k: number, from: number, to: number): number {
    const before = this.decibels[k - 1] as number
    const here = this.decibels[k] as number
    const after = this.decibels[k + 1] as number
    const slope = (after - before) / 2
    const bend = (after + before) / 2 - here
    const top = bend < 0 ? Math.min(Math.max(-slope / (2 * bend), from), to) : slope > 0 ? to : from
    return here + slope * top + bend * top * top
  }
}
