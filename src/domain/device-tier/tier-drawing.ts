import type { DeviceTier } from './device-tier'

interface TierDrawing {
  /** The number of bars of the spectrum, if there is room. */
  bands: number
  /** The maximum frames per second of the spectrum. */
  fps: number
  /** Whether the full player has a blurred cover behind it. */
  backdrop: boolean
  /** Whether the highlight of a word has a soft edge. */
  softEdge: boolean
  /** Whether lyric lines may blur with their distance, if the listener switches it on. */
  lyricBlur: boolean
  /** Whether lyric lines start to move one after the other. */
  stagger: boolean
}

/** What each tier draws. */
export const tierDrawing: Readonly<Record<DeviceTier, TierDrawing>> = {
  low: { bands: 24, fps: 30, backdrop: false, softEdge: false, lyricBlur: false, stagger: false },
  mid: { bands: 48, fps: 30, backdrop: true, softEdge: true, lyricBlur: false, stagger: false },
  high: { bands: 96, fps: 60, backdrop: true, softEdge: true, lyricBlur: true, stagger: true },
}

/** The minimum CSS pixels of a bar and its gap, to tell bars apart. */
const minBarWidth = 4

/** The maximum CSS pixels of a bar and its gap, before the picture looks coarse. */
const maxBarWidth = 20

/** Returns the width of a spectrum in CSS pixels, of the `width` available. */
export function spectrumWidth(tier: DeviceTier, width: number): number {
  return Math.min(width, tierDrawing[tier].bands * maxBarWidth)
}

/** Returns the number of bars in a spectrum of `width` CSS pixels. */
export function bandCount(tier: DeviceTier, width: number): number {
  return Math.max(1, Math.min(tierDrawing[tier].bands, Math.floor(width / minBarWidth)))
}
