import type { SpectrumStyle } from '../../ports/spectrum'

/** Messages from the page to the visualiser. */
export type VisualiserCommand =
  | { type: 'show'; id: number; canvas: OffscreenCanvas; style: SpectrumStyle }
  | { type: 'restyle'; id: number; style: SpectrumStyle }
  | { type: 'visible'; id: number; visible: boolean }
  | { type: 'remove'; id: number }
  /** Blocks of samples arrive through this port and are returned through it. */
  | { type: 'listen'; blocks: MessagePort; sampleRate: number }
  /** Draw nothing until the next `listen`, and clear the pictures. */
  | { type: 'rest' }
  /** `contextTime` is audible at `atMs`, in milliseconds since 1970. `underruns` so far. Answered by `alive`. */
  | { type: 'clock'; contextTime: number; atMs: number; underruns: number }
  | { type: 'stats' }

/** For developers and tests. */
export interface VisualiserStats {
  /** Frames drawn since the worker started. */
  frames: number
  /** Whether another frame is scheduled. */
  drawing: boolean
  /** Blocks received and dropped since the last `listen`. */
  blocks: number
  dropped: number
  /** The bands of the newest view, in decibels relative to a full-scale sine; empty without a view. */
  levels: number[]
}

/** Messages from the visualiser to the page; none is sent for each frame. */
export type VisualiserReport =
  | { type: 'ready' }
  | { type: 'unsupported' }
  | { type: 'alive' }
  | { type: 'frames'; p95Ms: number; wantedMs: number }
  | { type: 'overloaded' }
  | { type: 'stats'; stats: VisualiserStats }
