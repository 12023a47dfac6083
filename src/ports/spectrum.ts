/**
 * Why nothing is drawn although it was asked for: `outside`: the sound is played round the graph, since its host
 * sends no CORS headers; `unsupported`: the browser lacks what it takes; `still`: the listener wants less motion;
 * `overloaded`: the machine cannot afford it.
 */
export type SpectrumRest = 'outside' | 'unsupported' | 'still' | 'overloaded'

/** How a spectrum is drawn. */
export interface SpectrumLook {
  /** Device pixels. */
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  scale: number
  /** Log-spaced from 40 Hz to 16 kHz. */
  bands: number
  /** At most so many frames a second. */
  fps: number
  /** `#rrggbb`. */
  colour: string
}

export interface SpectrumView {
  /** Takes effect with the next frame. */
  restyle(look: SpectrumLook): void
  /** Off while it is covered or not on screen; then it costs nothing. */
  setVisible(visible: boolean): void
  dispose(): void
}

export interface SpectrumEvents {
  /** {@link Spectrum.rest} changed. */
  rested(): void
  /**
   * The drawing thread died, and the canvases given away with it: their views are disposed of. New canvases may
   * be shown.
   */
  lost(): void
  /** 95th percentile of the time between frames, in ms, every three seconds while it is drawn. */
  frames(p95Ms: number, wantedMs: number): void
}

/** The spectrum of what is heard. `Canvas` is the thread's own kind of canvas, given away for good. */
export interface Spectrum<Canvas> {
  /** Null while nothing keeps it from being drawn. */
  readonly rest: SpectrumRest | null
  show(canvas: Canvas, look: SpectrumLook): SpectrumView
  observe(events: Partial<SpectrumEvents>): () => void
}
