import { traceSpan, type TraceColour, type TraceTrack } from './trace'

/** Spans that follow one another on one track, such as the states of one deck: each ends where the next begins. */
export class Spans {
  private open: { label: string; colour: TraceColour | undefined; startMs: number } | null = null

  constructor(private readonly track: TraceTrack) {}

  /** The same label again goes on with the span that is open. */
  begin(label: string, colour?: TraceColour): void {
    if (this.open?.label === label) return
    this.end()
    this.open = { label, colour, startMs: performance.now() }
  }

  /** Does nothing when none is open. */
  end(): void {
    const { open } = this
    this.open = null
    if (open) traceSpan(this.track, open.label, open.startMs, open.colour)
  }
}
