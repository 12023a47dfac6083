/** Values between two samples that are looked at, and samples on each side that make one. */
const factor = 4
const reach = 6
const taps = 2 * reach

/** How strong a sample has to be, beside the highest value so far, for the values around it to be looked at. */
const worthwhile = 0.5

/** Weights of the samples around for each value between two of them: a sinc within a Hann window. */
const phases = Array.from({ length: factor - 1 }, (_, phase) => {
  const at = reach - 1 + (phase + 1) / factor
  const weights = Float64Array.from({ length: taps }, (_, tap) => windowedSinc(tap - at))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
})

function windowedSinc(distance: number): number {
  const sinc = Math.sin(Math.PI * distance) / (Math.PI * distance)
  return sinc * 0.5 * (1 + Math.cos((Math.PI * distance) / reach))
}

/**
 * The highest value of one channel between its samples too, as it comes out of a converter (BS.1770-4, annex 2). Where
 * the samples are less than half as high as what was found already, nothing higher lies between them, so that most of
 * the work is spared. Allocates nothing while it runs.
 */
export class TruePeak {
  /** With 1 as full scale. */
  peak = 0
  /** Not a number where nothing came yet: it may begin in the middle of the sound, and nothing is found there. */
  private readonly line = new Float64Array(taps).fill(Number.NaN)
  private at = 0

  take(sample: number): void {
    const { line } = this
    line[this.at] = sample
    this.at = (this.at + 1) % taps
    const height = Math.abs(sample)
    if (height > this.peak) this.peak = height
    // the two samples in the middle of the line
    const before = Math.abs(line[(this.at + reach - 1) % taps] ?? 0)
    const after = Math.abs(line[(this.at + reach) % taps] ?? 0)
    if (Math.max(before, after) > this.peak * worthwhile) this.interpolate()
  }

  private interpolate(): void {
    for (const weights of phases) {
      let value = 0
      for (let tap = 0; tap < taps; tap++)
        value += (weights[tap] ?? 0) * (this.line[(this.at + tap) % taps] ?? 0)
      const height = Math.abs(value)
      if (height > this.peak) this.peak = height
    }
  }
}
