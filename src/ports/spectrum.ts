/**
 * Why no spectrum is drawn. `outside`: the sound bypasses the audio graph, since its host sends no CORS headers;
 * `unsupported`: the browser lacks an API; `still`: the listener prefers reduced motion; `overloaded`: the machine is
 * too slow.
 */
export type SpectrumOffReason = 'outside' | 'unsupported' | 'still' | 'overloaded'

/** How a spectrum is drawn. */
export interface SpectrumStyle {
  /** Device pixels. */
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  scale: number
  /** Log-spaced from 40 Hz to 16 kHz. */
  bands: number
  /** The most frames per second. */
  fps: number
  /** `#rrggbb`. */
  colour: string
}

export interface SpectrumView {
  /** Takes effect with the next frame. */
  restyle(style: SpectrumStyle): void
  /** False while it is covered or off screen; then it costs nothing. */
  setVisible(visible: boolean): void
  dispose(): void
}

export interface SpectrumEvents {
  /** {@link Spectrum.offReason} changed. */
  offReasonChanged(): void
  /**
   * The drawing thread has died, and with it the canvases that were transferred to it. Their views are disposed of; new
   * canvases may be shown.
   */
  lost(): void
  /** 95th percentile of the time between frames, in ms, every three seconds while it is drawn. */
  frameTimes(p95Ms: number, wantedMs: number): void
}

/** The spectrum of the audible sound. A `Canvas` is transferred to the drawing thread for good. */
export interface Spectrum<Canvas> {
  /** Why it is not drawn; null if it can be. */
  readonly offReason: SpectrumOffReason | null
  show(canvas: Canvas, style: SpectrumStyle): SpectrumView
  observe(events: Partial<SpectrumEvents>): () => void
}
