/** Chromium counts how often the sound ran dry; other browsers do not. */
interface CountingContext extends AudioContext {
  playbackStats?: { underrunEvents?: number }
}

/** Returns how often the sound of a context has run dry; null if the browser does not count. */
export function underrunCount(context: CountingContext): number | null {
  return context.playbackStats?.underrunEvents ?? null
}
