/** The rows of the group "Melisma" in the browser's performance panel. */
export type TraceTrack =
  | 'Engine'
  | 'Decks'
  | 'Fades'
  | 'Spectrum'
  | 'Network'
  | 'Lyrics'
  | 'Core worker'
  | 'API'

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
    startMs: number | undefined,
    endMs: number | undefined,
    track: TraceTrack,
    group: string,
    colour: TraceColour,
  ): void
}

/**
 * Shows a span from `startMs`, by `performance.now()`, until now in the performance panel. Works in any thread but the
 * audio thread, whose console only keeps the label. Does nothing while nobody records, and in browsers without
 * `console.timeStamp`.
 */
export function traceSpan(
  track: TraceTrack,
  label: string,
  startMs: number,
  colour: TraceColour = 'primary',
): void {
  stamp(label, startMs, undefined, track, colour)
}

/** Shows a span that has ended, by `performance.now()` of this thread. */
export function tracePastSpan(
  track: TraceTrack,
  label: string,
  startMs: number,
  endMs: number,
  colour: TraceColour = 'primary',
): void {
  stamp(label, startMs, endMs, track, colour)
}

/** Shows a mark at the current moment. */
export function traceMark(track: TraceTrack, label: string, colour: TraceColour = 'primary'): void {
  stamp(label, undefined, undefined, track, colour)
}

/** Leaves out the times that are now: the panel fills them in, and reading the clock would cost more than the call. */
function stamp(
  label: string,
  startMs: number | undefined,
  endMs: number | undefined,
  track: TraceTrack,
  colour: TraceColour,
): void {
  const console: StampingConsole = globalThis.console
  console.timeStamp?.(label, startMs, endMs, track, 'Melisma', colour)
}
