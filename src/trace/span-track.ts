import { traceSpan, type TraceColour, type TraceTrack } from './trace'

/** Consecutive spans on one track, such as the states of a deck: each one ends where the next one starts. */
export class SpanTrack {
  private open: { label: string; colour: TraceColour | undefined; startMs: number } | null = null

  constructor(private readonly track: TraceTrack) {}

  /** Starts a span and ends the open one. Does nothing when the open one has the same label. */
  start(label: string, colour?: TraceColour): void {
    if (this.open?.label === label) return
    this.end()
    this.open = { label, colour, startMs: performance.now() }
  }

  /** Ends the open span, if there is one. */
  end(): void {
    const { open } = this
    this.open = null
    if (open) traceSpan(this.track, open.label, open.startMs, open.colour)
  }
}
