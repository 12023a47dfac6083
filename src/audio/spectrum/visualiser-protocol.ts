import type { SpectrumLook } from '../../ports/spectrum'

/** What the page tells the visualiser. */
export type VisualiserCommand =
  | { type: 'show'; id: number; canvas: OffscreenCanvas; look: SpectrumLook }
  | { type: 'restyle'; id: number; look: SpectrumLook }
  | { type: 'visible'; id: number; visible: boolean }
  | { type: 'remove'; id: number }
  /** Blocks of samples come by this port, and go back by it. */
  | { type: 'listen'; blocks: MessagePort; sampleRate: number }
  /** Nothing to be drawn until the next `listen`; the pictures are emptied. */
  | { type: 'rest' }
  /** That context time is heard at that time in ms since 1970; underruns of the sound so far. Answered by `alive`. */
  | { type: 'clock'; contextTime: number; atMs: number; underruns: number }
  | { type: 'stats' }

/** For developers and tests. */
export interface VisualiserStats {
  /** Drawn since the worker was started. */
  frames: number
  /** Whether another is to come. */
  drawing: boolean
  /** Blocks of samples that came, and that were left out, since the last `listen`. */
  blocks: number
  dropped: number
  /** Of the bands of the view shown last, in decibels of a full-scale sine; empty without one. */
  levels: number[]
}

/** What the visualiser tells the page: never anything per frame. */
export type VisualiserReport =
  | { type: 'ready' }
  | { type: 'unsupported' }
  | { type: 'alive' }
  | { type: 'frames'; p95Ms: number; wantedMs: number }
  | { type: 'overloaded' }
  | { type: 'stats'; stats: VisualiserStats }
