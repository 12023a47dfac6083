import type {
  Spectrum,
  SpectrumEvents,
  SpectrumStyle,
  SpectrumOffReason,
  SpectrumView,
} from '../../src/ports/spectrum'

/** Records what is done to one canvas. */
export class FakeSpectrumView implements SpectrumView {
  visible = true
  disposed = false

  constructor(
    readonly canvas: unknown,
    public look: SpectrumStyle,
  ) {}

  restyle(look: SpectrumStyle): void {
    this.look = look
  }

  setVisible(visible: boolean): void {
    this.visible = visible
  }

  dispose(): void {
    this.disposed = true
  }
}

/** A spectrum that draws nothing and records its views. */
export class FakeSpectrum implements Spectrum<unknown> {
  offReason: SpectrumOffReason | null = null
  readonly views: FakeSpectrumView[] = []
  private readonly listeners = new Set<Partial<SpectrumEvents>>()

  show(canvas: unknown, look: SpectrumStyle): SpectrumView {
    const view = new FakeSpectrumView(canvas, look)
    this.views.push(view)
    return view
  }

  observe(events: Partial<SpectrumEvents>): () => void {
    this.listeners.add(events)
    return () => this.listeners.delete(events)
  }

  /** The views that are not disposed of. */
  get liveViews(): FakeSpectrumView[] {
    return this.views.filter(({ disposed }) => !disposed)
  }

  setRest(rest: SpectrumOffReason | null): void {
    this.offReason = rest
    for (const { offReasonChanged } of this.listeners) offReasonChanged?.()
  }

  /** Reports that the drawing thread has crashed. */
  crash(): void {
    for (const view of this.liveViews) view.dispose()
    for (const { lost } of this.listeners) lost?.()
  }

  /** Reports the frame times of three seconds. */
  reportFrames(p95Ms: number, wantedMs: number): void {
    for (const { frameTimes } of this.listeners) frameTimes?.(p95Ms, wantedMs)
  }
}
