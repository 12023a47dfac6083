/** How the sound is doing, for developers. Null is what is not there, or what the browser does not tell. */
export interface AudioDiagnostics {
  /** Whether the current track plays through the audio graph or directly from its element. */
  readonly route: 'graph' | 'plain' | null
  /** Seconds of the current track that are buffered after its position. */
  readonly bufferedAhead: number | null
  /** Seconds of the prepared track that are buffered. */
  readonly nextBufferedAhead: number | null
  /** Samples of silence that the last gapless join added between two tracks. */
  readonly joinGap: number | null
  /** Seconds from rendering to hearing. */
  readonly outputLatency: number | null
  /** How often the sound has run dry. */
  readonly underruns: number | null
}
