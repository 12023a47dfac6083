import type {
  Spectrum,
  SpectrumEvents,
  SpectrumStyle,
  SpectrumOffReason,
  SpectrumView,
} from '../../ports/spectrum'
import type { System } from '../../ports/system'
import { Observers } from '../observers'
import { Countdown } from '../timing/countdown'
import { canDrawSpectrum } from './can-draw-spectrum'
import type { SpectrumSource } from './tap-feed'
import type { VisualiserEvents, VisualiserLink } from './visualiser-link'
import type { VisualiserStats } from './visualiser-protocol'

/** How long the bars fall after the sound has stopped. */
const fallMs = 2000
/** How long the worker is kept for the next view. */
const keepMs = 5000
const allowedDeaths = 1
/** How long an overloaded machine rests before drawing is tried again. */
const recoverMs = 300_000

interface Shown {
  canvas: OffscreenCanvas
  style: SpectrumStyle
  visible: boolean
  /** Whether the canvas was transferred to the worker. */
  given: boolean
}

/**
 * Decides whether the spectrum is drawn: only while a view and the page are visible, sound goes through the graph and no
 * reason speaks against it. The worker is loaded and started when all this is true for the first time.
 */
export class AudioSpectrum implements Spectrum<OffscreenCanvas> {
  offReason: SpectrumOffReason | null = null
  private source: SpectrumSource | null = null
  private unsupported = !canDrawSpectrum()
  private outside = false
  private overloaded = false
  private isSilent = true
  private opening = false
  private ready = false
  private deaths = 0
  private shows = 0
  private offset = 0
  private link: VisualiserLink | null = null
  private readonly shown = new Map<number, Shown>()
  private readonly observers = new Observers<SpectrumEvents>()
  private readonly lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  private readonly closing = new AbortController()
  private readonly fallTimer: Countdown
  private readonly closeTimer: Countdown
  private readonly recoveryTimer: Countdown

  constructor(private readonly system: System) {
    this.fallTimer = new Countdown(system, fallMs, () => {
      this.isSilent = true
      this.settle()
    })
    this.closeTimer = new Countdown(system, keepMs, () => this.closeLink())
    this.recoveryTimer = new Countdown(system, recoverMs, () => {
      this.overloaded = false
      this.settle()
    })
    const { signal } = this.closing
    document.addEventListener('visibilitychange', () => this.settle(), { signal })
    this.lessMotion.addEventListener('change', () => this.settle(), { signal })
    this.settle()
  }

  /** Sets the graph; null when there is none any more. */
  connect(graph: SpectrumSource | null): void {
    this.source = graph
    this.settle()
  }

  /** Sets whether sound goes through the graph or past it, or there is none. May be called repeatedly. */
  setRoute(route: 'graph' | 'plain' | 'silent'): void {
    this.fallTimer.on = route === 'silent'
    if (route !== 'silent') {
      this.isSilent = false
      this.outside = route === 'plain'
    }
    this.settle()
  }

  /** Sets the seconds that the sound is later than the browser reports; negative when it is earlier. */
  setOutputOffset(seconds: number): void {
    this.offset = seconds
    this.link?.setOutputOffset(seconds)
  }

  show(canvas: OffscreenCanvas, style: SpectrumStyle): SpectrumView {
    const id = ++this.shows
    this.overloaded = false
    this.shown.set(id, { canvas, style, visible: true, given: false })
    if (this.ready) this.give()
    this.settle()
    return {
      restyle: (style) => this.restyle(id, style),
      setVisible: (visible) => this.setVisible(id, visible),
      dispose: () => this.remove(id),
    }
  }

  observe(events: Partial<SpectrumEvents>): () => void {
    return this.observers.add(events)
  }

  /** Resolves to null without a worker, or if it dies before it answers. */
  async stats(): Promise<VisualiserStats | null> {
    return this.link ? this.link.stats() : null
  }

  dispose(): void {
    this.closing.abort()
    this.observers.clear()
    this.shown.clear()
    this.fallTimer.on = false
    this.closeTimer.on = false
    this.recoveryTimer.on = false
    this.closeLink()
  }

  private restyle(id: number, style: SpectrumStyle): void {
    const view = this.shown.get(id)
    if (!view) return
    if (view.style.fps !== style.fps || view.style.bands !== style.bands) this.overloaded = false
    view.style = style
    if (view.given) this.link?.restyle(id, style)
    this.settle()
  }

  private setVisible(id: number, visible: boolean): void {
    const view = this.shown.get(id)
    if (!view || view.visible === visible) return
    view.visible = visible
    if (view.given) this.link?.setVisible(id, visible)
    this.settle()
  }

  private remove(id: number): void {
    const view = this.shown.get(id)
    if (!view) return
    this.shown.delete(id)
    if (view.given) this.link?.remove(id)
    this.settle()
  }

  /** Updates everything that follows from the state. */
  private settle(): void {
    if (this.closing.signal.aborted) return
    const rest = this.restNow()
    const wanted = rest === null && !this.isSilent && !document.hidden && this.hasVisibleView()
    const source = wanted ? this.source : null
    if (source && !this.link) void this.open()
    this.link?.setSource(source)
    this.closeTimer.on = this.link !== null && this.shown.size === 0
    this.recoveryTimer.on = this.overloaded
    if (rest === this.offReason) return
    this.offReason = rest
    this.observers.notify((observer) => observer.offReasonChanged?.())
  }

  private restNow(): SpectrumOffReason | null {
    if (this.unsupported) return 'unsupported'
    if (this.lessMotion.matches) return 'still'
    if (this.outside) return 'outside'
    return this.overloaded ? 'overloaded' : null
  }

  private hasVisibleView(): boolean {
    for (const { visible } of this.shown.values()) if (visible) return true
    return false
  }

  private async open(): Promise<void> {
    if (this.opening) return
    this.opening = true
    try {
      const { VisualiserLink } = await import('./visualiser-link')
      if (this.closing.signal.aborted || this.shown.size === 0) return
      this.link = new VisualiserLink(this.system, this.linkEvents())
      this.link.setOutputOffset(this.offset)
    } catch {
      this.unsupported = true
    } finally {
      this.opening = false
    }
    this.settle()
  }

  private linkEvents(): VisualiserEvents {
    return {
      ready: () => {
        this.ready = true
        this.give()
      },
      frames: (p95Ms, wantedMs) =>
        this.observers.notify((observer) => observer.frameTimes?.(p95Ms, wantedMs)),
      overloaded: () => {
        this.overloaded = true
        this.settle()
      },
      unsupported: () => this.disable(),
      died: () => this.onDeath(),
    }
  }

  /** Transfers canvases to the worker once it is known to run: they cannot be taken back. */
  private give(): void {
    for (const [id, view] of this.shown) {
      if (view.given) continue
      view.given = true
      this.link?.show(id, view.canvas, view.style)
      if (!view.visible) this.link?.setVisible(id, false)
    }
  }

  private disable(): void {
    this.unsupported = true
    this.closeLink()
    this.settle()
  }

  private onDeath(): void {
    this.deaths++
    if (this.deaths > allowedDeaths) return this.disable()
    const lost = [...this.shown].filter(([, { given }]) => given)
    for (const [id] of lost) this.shown.delete(id)
    this.closeLink()
    if (lost.length > 0) this.observers.notify((observer) => observer.lost?.())
    this.settle()
  }

  private closeLink(): void {
    this.link?.close()
    this.link = null
    this.ready = false
  }
}
