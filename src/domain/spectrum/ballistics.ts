const attackMs = 18
const decayMs = 130
/** Smaller heights are drawn as nothing. */
const minHeight = 0.002
const peakHoldMs = 280
/** Heights per second, gained in each second of falling. */
const peakGravity = 2.2

/**
 * Moves the bars: fast up and slowly down; their peaks rest and then fall with acceleration. Depends on time only, not on
 * the number of frames.
 */
export class Ballistics {
  /** The height of each band, 0..1. */
  readonly heights: Float64Array
  readonly peaks: Float64Array
  private readonly peakStarts: Float64Array
  private readonly peakAges: Float64Array

  constructor(bands: number) {
    this.heights = new Float64Array(bands)
    this.peaks = new Float64Array(bands)
    this.peakStarts = new Float64Array(bands)
    this.peakAges = new Float64Array(bands)
  }

  /** Moves the bars towards the targets for `ms` milliseconds. */
  step(targets: Float64Array, ms: number): void {
    const { heights } = this
    const rise = 1 - Math.exp(-ms / attackMs)
    const fall = 1 - Math.exp(-ms / decayMs)
    for (let i = 0; i < heights.length; i++) {
      const from = heights[i] as number
      const way = (targets[i] as number) - from
      const to = from + way * (way > 0 ? rise : fall)
      heights[i] = to < minHeight ? 0 : to
      this.movePeak(i, heights[i] as number, ms)
    }
  }

  /** Whether all bars and peaks are at 0. */
  get still(): boolean {
    return this.heights.every((height) => height === 0) && this.peaks.every((peak) => peak === 0)
  }

  reset(): void {
    for (const values of [this.heights, this.peaks, this.peakStarts, this.peakAges]) values.fill(0)
  }

  private movePeak(i: number, height: number, ms: number): void {
    const { peaks, peakStarts, peakAges } = this
    const age = (peakAges[i] as number) + ms
    const fallenFor = Math.max(0, age - peakHoldMs) / 1000
    const fallen = (peakStarts[i] as number) - (peakGravity * fallenFor * fallenFor) / 2
    const pushed = height >= fallen
    peakAges[i] = pushed ? 0 : age
    if (pushed) peakStarts[i] = height
    peaks[i] = pushed ? height : fallen
  }
}
