import type { SpectrumLook } from '../../ports/spectrum'

/** Whole device pixels throughout, so that every bar is as wide as every other and has sharp sides. */
export interface BarLayout {
  /** Fewer than asked where they would be too thin to be seen. */
  bars: number
  /** From one bar's left side to the next one's. */
  step: number
  width: number
  /** Of the upper corners. */
  round: number
  /** The left side of the first; the row is in the middle. */
  left: number
  /** Of the caps that show the peaks, and of the air under them; 0 in a picture too low for them. */
  cap: number
  air: number
}

const thinnest = 3
const gapShare = 0.3
/** CSS pixels. */
const lowestWithCaps = 48
const roundest = 7

export function layOutBars({ width, height, scale, bands }: SpectrumLook): BarLayout {
  const bars = Math.max(1, Math.min(bands, Math.floor(width / thinnest)))
  const step = Math.max(1, Math.floor(width / bars))
  const gap = Math.min(step - 1, Math.max(1, Math.round(step * gapShare)))
  const bar = step - gap
  const pixel = Math.max(1, Math.round(scale))
  const caps = height >= lowestWithCaps * scale
  return {
    bars,
    step,
    width: bar,
    round: Math.min(bar / 2, roundest * scale),
    left: Math.max(0, Math.floor((width - (bars * step - gap)) / 2)),
    cap: caps ? 2 * pixel : 0,
    air: caps ? 2 * pixel : 0,
  }
}
