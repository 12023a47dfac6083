import type { QualityTier } from './quality-tier'

interface TierDrawing {
  /** Bars of the spectrum where there is room for them. */
  bands: number
  /** Frames of the spectrum a second, at most. */
  fps: number
  /** Whether the blurred cover lies behind the full player. */
  backdrop: boolean
  /** Whether the light on a word has a soft edge. */
  softEdge: boolean
  /** Whether lines of lyrics may blur with their distance, where the listener asks for it. */
  lyricBlur: boolean
  /** Whether lines of lyrics set out for their places one after the other. */
  stagger: boolean
}

/** What each tier draws. */
export const tierDrawing: Readonly<Record<QualityTier, TierDrawing>> = {
  low: { bands: 24, fps: 30, backdrop: false, softEdge: false, lyricBlur: false, stagger: false },
  mid: { bands: 48, fps: 30, backdrop: true, softEdge: true, lyricBlur: false, stagger: false },
  high: { bands: 96, fps: 60, backdrop: true, softEdge: true, lyricBlur: true, stagger: true },
}

/** CSS pixels that a bar and the gap beside it need to be told apart. */
const narrowestBar = 4

/** CSS pixels that a bar and the gap beside it may take before the picture looks coarse. */
const widestBar = 20

/** CSS pixels that a spectrum takes of those there are. */
export function spectrumWidth(tier: QualityTier, width: number): number {
  return Math.min(width, tierDrawing[tier].bands * widestBar)
}

/** Bars in a spectrum of that many CSS pixels. */
export function bandsIn(tier: QualityTier, width: number): number {
  return Math.max(1, Math.min(tierDrawing[tier].bands, Math.floor(width / narrowestBar)))
}
