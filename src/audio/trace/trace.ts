/** The rows of the group "Melisma" in the browser's performance panel. */
export type TraceTrack = 'Engine' | 'Decks' | 'Fades' | 'Spectrum' | 'Network'

/** Colours that the performance panel knows. */
export type TraceColour =
  | 'primary'
  | 'primary-light'
  | 'primary-dark'
  | 'secondary'
  | 'secondary-light'
  | 'secondary-dark'
  | 'tertiary'
  | 'tertiary-light'
  | 'tertiary-dark'
  | 'warning'
  | 'error'

interface StampingConsole {
  timeStamp?(
    label: string,
    startMs: number,
    endMs: number,
    track: TraceTrack,
    group: string,
    colour: TraceColour,
  ): void
}

const group = 'Melisma'

/**
 * Shows a span from then until now, times by `performance.now()`; in any thread but the audio thread, which has no
 * such clock. Nothing is kept while nobody records, and nothing happens in browsers without `console.timeStamp`.
 */
export function traceSpan(
  track: TraceTrack,
  label: string,
  startMs: number,
  colour: TraceColour = 'primary',
): void {
  stamp(label, startMs, performance.now(), track, colour)
}

/** Shows a moment: this one. */
export function traceMark(track: TraceTrack, label: string, colour: TraceColour = 'primary'): void {
  const now = performance.now()
  stamp(label, now, now, track, colour)
}

function stamp(label: string, startMs: number, endMs: number, track: TraceTrack, colour: TraceColour): void {
  const console: StampingConsole = globalThis.console
  console.timeStamp?.(label, startMs, endMs, track, group, colour)
}
