import type {
  Spectrum,
  SpectrumEvents,
  SpectrumLook,
  SpectrumRest,
  SpectrumView,
} from '../../src/ports/spectrum'

/** What became of one canvas that was handed over. */
export class FakeSpectrumView implements SpectrumView {
  visible = true
  disposed = false

  constructor(
    readonly canvas: unknown,
    public look: SpectrumLook,
  ) {}

  restyle(look: SpectrumLook): void {
    this.look = look
  }

  setVisible(visible: boolean): void {
    this.visible = visible
  }

  dispose(): void {
    this.disposed = true
  }
}

/** A spectrum that draws nothing and notes what it was given. */
export class FakeSpectrum implements Spectrum<unknown> {
  rest: SpectrumRest | null = null
  readonly views: FakeSpectrumView[] = []
  private readonly listeners = new Set<Partial<SpectrumEvents>>()

  show(canvas: unknown, look: SpectrumLook): SpectrumView {
    const view = new FakeSpectrumView(canvas, look)
    this.views.push(view)
    return view
  }

  observe(events: Partial<SpectrumEvents>): () => void {
    this.listeners.add(events)
    return () => this.listeners.delete(events)
  }

  /** Those not taken away. */
  get live(): FakeSpectrumView[] {
    return this.views.filter(({ disposed }) => !disposed)
  }

  becomeRest(rest: SpectrumRest | null): void {
    this.rest = rest
    for (const { rested } of this.listeners) rested?.()
  }

  /** The drawing thread died. */
  lose(): void {
    for (const view of this.live) view.dispose()
    for (const { lost } of this.listeners) lost?.()
  }

  /** Three seconds were drawn. */
  measure(p95Ms: number, wantedMs: number): void {
    for (const { frames } of this.listeners) frames?.(p95Ms, wantedMs)
  }
}
