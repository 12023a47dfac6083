import type { LongFrame } from '../domain/hud/long-frame'

interface PageMonitorEvents {
  /** The main thread could not answer for at least 50 ms. */
  longFrame: (frame: LongFrame) => void
  /** An exception or a rejection reached the window. */
  error: (message: string) => void
}

/** What the browser tells developers about this page. */
export interface PageMonitor {
  /** The kind of entries that long frames are read from; null if the browser reports none. */
  readonly longFrameSource: 'long-animation-frame' | 'longtask' | null
  readonly userAgent: string
  /** Milliseconds since the page was opened. */
  now(): number
  /** In CSS pixels. */
  viewport(): { width: number; height: number; pixelRatio: number }
  /** Returns a function that unsubscribes. */
  observe(events: PageMonitorEvents): () => void
}
