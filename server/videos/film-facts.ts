/** What the structure of a film tells. */
export interface FilmFacts {
  /** 0 when it does not tell. */
  durationMs: number
  /** Of the picture as it is shown, in pixels; 0 when it does not tell. */
  height: number
}

/** A week; what claims to be longer has a broken head. */
const longestMs = 7 * 24 * 3600 * 1000
const tallest = 16_384

/** The same without what cannot be true. */
export function plausible({ durationMs, height }: FilmFacts): FilmFacts {
  return {
    durationMs: durationMs > 0 && durationMs <= longestMs ? Math.round(durationMs) : 0,
    height: height > 0 && height <= tallest ? Math.round(height) : 0,
  }
}
