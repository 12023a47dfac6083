/** What the structure of a video file tells. */
export interface VideoFacts {
  /** 0 when unknown. */
  durationMs: number
  /** In pixels, after rotation; 0 when unknown. */
  height: number
}

/** One week; a longer duration is an error in the file. */
const longestMs = 7 * 24 * 3600 * 1000
const tallest = 16_384

/** Replaces impossible values by 0. */
export function plausibleVideoFacts({ durationMs, height }: VideoFacts): VideoFacts {
  return {
    durationMs: durationMs > 0 && durationMs <= longestMs ? Math.round(durationMs) : 0,
    height: height > 0 && height <= tallest ? Math.round(height) : 0,
  }
}
