/** Chromium's count of how often the sound ran dry; other browsers keep none. */
interface CountingContext extends AudioContext {
  playbackStats?: { underrunEvents?: number }
}

/** How often the sound ran dry since the context was opened; 0 where the browser does not say. */
export function underrunsOf(context: CountingContext): number {
  return context.playbackStats?.underrunEvents ?? 0
}
