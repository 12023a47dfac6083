import type { AudioDiagnostics } from '../ports/audio-diagnostics'
import { bufferedAhead } from './decks/buffered-ahead'
import type { Deck } from './decks/deck'
import type { AudioGraph } from './graph/audio-graph'
import { underrunCount } from './graph/underrun-count'

interface Parts {
  current: Deck | null
  /** The deck prepared to follow. */
  next: Deck | null
  /** The graph that the current deck plays through. */
  graph: AudioGraph | null
}

/** Reads how decks and graph are doing. Changes nothing. */
export function readAudioDiagnostics({ current, next, graph }: Parts): AudioDiagnostics {
  return {
    route: current?.output?.route ?? null,
    bufferedAhead: current && bufferedAhead(current.element),
    nextBufferedAhead: next && bufferedAhead(next.element),
    joinGap: graph?.lastJoinGap ?? null,
    outputLatency: graph?.context.outputLatency ?? null,
    underruns: graph && underrunCount(graph.context),
  }
}
