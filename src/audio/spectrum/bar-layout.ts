import type { SpectrumStyle } from '../../ports/spectrum'

/** The geometry of the bars in whole device pixels, so that all have the same width and sharp edges. */
export interface BarLayout {
  /** Fewer than requested if they would be too thin to see. */
  bars: number
  /** The distance between the left edges of two bars. */
  step: number
  width: number
  /** The radius of the upper corners. */
  round: number
  /** The left edge of the first bar; the row is centred. */
  left: number
  /** The height of the caps that show the peaks, and of the space under them; 0 if the picture is too low for caps. */
  cap: number
  air: number
}

const minWidth = 3
const gapShare = 0.3
/** CSS pixels. */
const minHeightForCaps = 48
const maxRadius = 7

export function layOutBars({ width, height, scale, bands }: SpectrumStyle): BarLayout {
  const bars = Math.max(1, Math.min(bands, Math.floor(width / minWidth)))
  const step = Math.max(1, Math.floor(width / bars))
  const gap = Math.min(step - 1, Math.max(1, Math.round(step * gapShare)))
  const bar = step - gap
  const pixel = Math.max(1, Math.round(scale))
  const caps = height >= minHeightForCaps * scale
  return {
    bars,
    step,
    width: bar,
    round: Math.min(bar / 2, maxRadius * scale),
    left: Math.max(0, Math.floor((width - (bars * step - gap)) / 2)),
    cap: caps ? 2 * pixel : 0,
    air: caps ? 2 * pixel : 0,
  }
}
