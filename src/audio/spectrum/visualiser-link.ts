import type { SpectrumLook } from '../../ports/spectrum'
import type { System } from '../../ports/system'
import { heardMoment } from '../graph/heard-moment'
import { underrunsOf } from './underruns-of'
import { loadTap, TapFeed, type SpectrumSource } from './tap-feed'
import type { VisualiserCommand, VisualiserReport, VisualiserStats } from './visualiser-protocol'
import visualiserUrl from './visualiser.worker.ts?worker&url'

const clockMs = 500
const startDeadlineMs = 10_000
const moduleDeadlineMs = 5000
/** Clocks without an answer after which the worker is dead. */
const patience = 10

export interface VisualiserEvents {
  /** Canvases may be given to it now. */
  ready(): void
  frames(p95Ms: number, wantedMs: number): void
  overloaded(): void
  /** It lacks what it takes, and would again. */
  unsupported(): void
  /** Worker or tap died, or could not be loaded; this link is to be closed. */
  died(): void
}

/** The page's side of the visualiser worker and of the tap that feeds it. Owns both. */
export class VisualiserLink {
  private readonly worker: Worker
  private readonly listeners = new AbortController()
  private source: SpectrumSource | null = null
  private feed: TapFeed | null = null
  /** Counts taps that were begun or given up: only the newest matters. */
  private taps = 0
  private unanswered = 0
  private offsetMs = 0
  private cancelClock = () => {}
  private cancelTapDeadline = () => {}
  private readonly cancelStartDeadline: () => void
  private askers: ((stats: VisualiserStats | null) => void)[] = []

  constructor(
    private readonly system: System,
    private readonly events: VisualiserEvents,
  ) {
    this.worker = new Worker(visualiserUrl, { type: 'module', name: 'spectrum' })
    this.cancelStartDeadline = system.after(startDeadlineMs, () => events.died())
    const { signal } = this.listeners
    const onMessage = ({ data }: MessageEvent<VisualiserReport>) => this.onReport(data)
    this.worker.addEventListener('message', onMessage, { signal })
    this.worker.addEventListener('error', () => this.events.died(), { signal })
  }

  show(id: number, canvas: OffscreenCanvas, look: SpectrumLook): void {
    this.worker.postMessage({ type: 'show', id, canvas, look } satisfies VisualiserCommand, [canvas])
  }

  restyle(id: number, look: SpectrumLook): void {
    this.tell({ type: 'restyle', id, look })
  }

  setVisible(id: number, visible: boolean): void {
    this.tell({ type: 'visible', id, visible })
  }

  remove(id: number): void {
    this.tell({ type: 'remove', id })
  }

  /** Draws what goes through that; null: nothing, and without a cost. The newest call wins. */
  listenTo(source: SpectrumSource | null): void {
    if (source?.bus === this.source?.bus) return
    this.silence()
    this.source = source
    if (source) void this.tap(source)
  }

  /** Seconds; from the next clock on. */
  setOutputOffset(seconds: number): void {
    this.offsetMs = seconds * 1000
  }

  /** Null when it died before it could answer. */
  stats(): Promise<VisualiserStats | null> {
    this.tell({ type: 'stats' })
    return new Promise((resolve) => this.askers.push(resolve))
  }

  close(): void {
    this.listeners.abort()
    this.cancelStartDeadline()
    this.silence()
    this.worker.terminate()
    for (const answer of this.askers.splice(0)) answer(null)
  }

  private silence(): void {
    if (!this.source) return
    this.source = null
    this.taps++
    this.cancelClock()
    this.cancelTapDeadline()
    this.feed?.stop()
    this.feed = null
    this.tell({ type: 'rest' })
  }

  private async tap(source: SpectrumSource): Promise<void> {
    const tap = ++this.taps
    const isWanted = () => tap === this.taps
    const fail = () => {
      if (isWanted()) this.events.died()
    }
    this.cancelTapDeadline = this.system.after(moduleDeadlineMs, fail)
    try {
      await loadTap(source.context)
      if (!isWanted()) return
      this.cancelTapDeadline()
      this.feed = new TapFeed(source, fail)
    } catch {
      return fail()
    }
    const { blocks } = this.feed
    const command = {
      type: 'listen',
      blocks,
      sampleRate: source.context.sampleRate,
    } satisfies VisualiserCommand
    this.worker.postMessage(command, [blocks])
    this.unanswered = 0
    this.sendClock(source.context)
  }

  private sendClock(context: AudioContext): void {
    if (this.unanswered++ >= patience) return this.events.died()
    const { contextTime, atMs } = heardMoment(context)
    this.tell({ type: 'clock', contextTime, atMs: atMs + this.offsetMs, underruns: underrunsOf(context) })
    this.cancelClock = this.system.after(clockMs, () => this.sendClock(context))
  }

  private tell(command: VisualiserCommand): void {
    this.worker.postMessage(command, [])
  }

  private onReport(report: VisualiserReport): void {
    switch (report.type) {
      case 'ready':
        this.cancelStartDeadline()
        return this.events.ready()
      case 'unsupported':
        return this.events.unsupported()
      case 'alive':
        this.unanswered = 0
        return
      case 'frames':
        return this.events.frames(report.p95Ms, report.wantedMs)
      case 'overloaded':
        return this.events.overloaded()
      case 'stats':
        this.askers.shift()?.(report.stats)
    }
  }
}
