import type { Spectrum, SpectrumEvents, SpectrumLook, SpectrumRest, SpectrumView } from '../../ports/spectrum'
import type { System } from '../../ports/system'
import { Observers } from '../observers'
import { Countdown } from '../timing/countdown'
import { canDrawSpectrum } from './can-draw-spectrum'
import type { SpectrumSource } from './tap-feed'
import type { VisualiserEvents, VisualiserLink } from './visualiser-link'
import type { VisualiserStats } from './visualiser-protocol'

/** So long bars fall after the sound stopped. */
const fallMs = 2000
/** So long the worker is kept for the next view. */
const keepMs = 5000
const allowedDeaths = 1
/** So long an overloaded machine is left in peace before it is tried again. */
const recoverMs = 300_000

interface Shown {
  canvas: OffscreenCanvas
  look: SpectrumLook
  visible: boolean
  /** The canvas is the worker's now. */
  given: boolean
}

/**
 * Decides whether the spectrum is drawn: only while a view is seen, the page is shown, sound goes through the graph, and
 * nothing makes it rest. The worker is started the first time that all hold, and its code loaded then.
 */
export class AudioSpectrum implements Spectrum<OffscreenCanvas> {
  rest: SpectrumRest | null = null
  private source: SpectrumSource | null = null
  private unsupported = !canDrawSpectrum()
  private outside = false
  private overloaded = false
  private quiet = true
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
  private readonly quieting: Countdown
  private readonly leaving: Countdown
  private readonly recovering: Countdown

  constructor(private readonly system: System) {
    this.quieting = new Countdown(system, fallMs, () => {
      this.quiet = true
      this.settle()
    })
    this.leaving = new Countdown(system, keepMs, () => this.closeLink())
    this.recovering = new Countdown(system, recoverMs, () => {
      this.overloaded = false
      this.settle()
    })
    const { signal } = this.closing
    document.addEventListener('visibilitychange', () => this.settle(), { signal })
    this.lessMotion.addEventListener('change', () => this.settle(), { signal })
    this.settle()
  }

  /** The graph was opened or made anew, or is gone. */
  connect(graph: SpectrumSource | null): void {
    this.source = graph
    this.settle()
  }

  /** What sounds goes through the graph, or round it, or nothing sounds. May be told as often as one likes. */
  heard(how: 'graph' | 'plain' | 'silent'): void {
    this.quieting.on = how === 'silent'
    if (how !== 'silent') {
      this.quiet = false
      this.outside = how === 'plain'
    }
    this.settle()
  }

  /** Seconds that the sound comes later than the browser reports; negative when it comes earlier. */
  setOutputOffset(seconds: number): void {
    this.offset = seconds
    this.link?.setOutputOffset(seconds)
  }

  show(canvas: OffscreenCanvas, look: SpectrumLook): SpectrumView {
    const id = ++this.shows
    this.overloaded = false
    this.shown.set(id, { canvas, look, visible: true, given: false })
    if (this.ready) this.give()
    this.settle()
    return {
      restyle: (look) => this.restyle(id, look),
      setVisible: (visible) => this.setVisible(id, visible),
      dispose: () => this.remove(id),
    }
  }

  observe(events: Partial<SpectrumEvents>): () => void {
    return this.observers.add(events)
  }

  /** Null while there is no worker, or when it died over the question. */
  async stats(): Promise<VisualiserStats | null> {
    return this.link ? this.link.stats() : null
  }

  dispose(): void {
    this.closing.abort()
    this.observers.clear()
    this.shown.clear()
    this.quieting.on = false
    this.leaving.on = false
    this.recovering.on = false
    this.closeLink()
  }

  private restyle(id: number, look: SpectrumLook): void {
    const view = this.shown.get(id)
    if (!view) return
    if (view.look.fps !== look.fps || view.look.bands !== look.bands) this.overloaded = false
    view.look = look
    if (view.given) this.link?.restyle(id, look)
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

  /** Everything that follows from what is known. */
  private settle(): void {
    if (this.closing.signal.aborted) return
    const rest = this.restNow()
    const wanted = rest === null && !this.quiet && !document.hidden && this.seen()
    const source = wanted ? this.source : null
    if (source && !this.link) void this.open()
    this.link?.listenTo(source)
    this.leaving.on = this.link !== null && this.shown.size === 0
    this.recovering.on = this.overloaded
    if (rest === this.rest) return
    this.rest = rest
    this.observers.tell((observer) => observer.rested?.())
  }

  private restNow(): SpectrumRest | null {
    if (this.unsupported) return 'unsupported'
    if (this.lessMotion.matches) return 'still'
    if (this.outside) return 'outside'
    return this.overloaded ? 'overloaded' : null
  }

  private seen(): boolean {
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
      frames: (p95Ms, wantedMs) => this.observers.tell((observer) => observer.frames?.(p95Ms, wantedMs)),
      overloaded: () => {
        this.overloaded = true
        this.settle()
      },
      unsupported: () => this.giveUp(),
      died: () => this.onDeath(),
    }
  }

  /** Canvases go only to a worker that is known to live: they cannot be had back. */
  private give(): void {
    for (const [id, view] of this.shown) {
      if (view.given) continue
      view.given = true
      this.link?.show(id, view.canvas, view.look)
      if (!view.visible) this.link?.setVisible(id, false)
    }
  }

  private giveUp(): void {
    this.unsupported = true
    this.closeLink()
    this.settle()
  }

  private onDeath(): void {
    this.deaths++
    if (this.deaths > allowedDeaths) return this.giveUp()
    const lost = [...this.shown].filter(([, { given }]) => given)
    for (const [id] of lost) this.shown.delete(id)
    this.closeLink()
    if (lost.length > 0) this.observers.tell((observer) => observer.lost?.())
    this.settle()
  }

  private closeLink(): void {
    this.link?.close()
    this.link = null
    this.ready = false
  }
}
