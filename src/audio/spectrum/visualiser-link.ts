import type { SpectrumStyle } from '../../ports/spectrum'
import type { System } from '../../ports/system'
import { TrustedWorker } from '../../trusted-types/trusted-worker'
import { outputTimestamp } from '../graph/output-timestamp'
import { underrunCount } from '../graph/underrun-count'
import { loadTap, TapFeed, type SpectrumSource } from './tap-feed'
import type { VisualiserCommand, VisualiserReport, VisualiserStats } from './visualiser-protocol'
import visualiserUrl from './visualiser.worker.ts?worker&url'

const clockMs = 500
const startDeadlineMs = 10_000
const moduleDeadlineMs = 5000
/** Unanswered clocks after which the worker counts as dead. */
const maxUnanswered = 10

export interface VisualiserEvents {
  /** The worker can receive canvases. */
  ready(): void
  frames(p95Ms: number, wantedMs: number): void
  overloaded(): void
  /** The worker lacks a feature of the browser that it needs. */
  unsupported(): void
  /** The worker or the tap died or could not be loaded; close this link. */
  died(): void
}

/** The page's side of the visualiser worker and its tap. Owns both. */
export class VisualiserLink {
  private readonly worker: Worker
  private readonly listeners = new AbortController()
  private source: SpectrumSource | null = null
  private feed: TapFeed | null = null
  /** Counts started and cancelled taps: only the newest matters. */
  private taps = 0
  private unanswered = 0
  private offsetMs = 0
  private cancelClock = () => {}
  private cancelTapDeadline = () => {}
  private readonly cancelStartDeadline: () => void
  private statsRequests: ((stats: VisualiserStats | null) => void)[] = []

  constructor(
    private readonly system: System,
    private readonly events: VisualiserEvents,
  ) {
    this.worker = new TrustedWorker(visualiserUrl, { type: 'module', name: 'spectrum' })
    this.cancelStartDeadline = system.after(startDeadlineMs, () => events.died())
    const { signal } = this.listeners
    const onMessage = ({ data }: MessageEvent<VisualiserReport>) => this.onReport(data)
    this.worker.addEventListener('message', onMessage, { signal })
    this.worker.addEventListener('error', () => this.events.died(), { signal })
  }

  show(id: number, canvas: OffscreenCanvas, style: SpectrumStyle): void {
    this.worker.postMessage({ type: 'show', id, canvas, style } satisfies VisualiserCommand, [canvas])
  }

  restyle(id: number, style: SpectrumStyle): void {
    this.tell({ type: 'restyle', id, style })
  }

  setVisible(id: number, visible: boolean): void {
    this.tell({ type: 'visible', id, visible })
  }

  remove(id: number): void {
    this.tell({ type: 'remove', id })
  }

  /** Draws the sound of that source; null draws nothing and costs nothing. The newest call wins. */
  setSource(source: SpectrumSource | null): void {
    if (source?.bus === this.source?.bus) return
    this.stopTap()
    this.source = source
    if (source) void this.tap(source)
  }

  /** Sets the offset in seconds, from the next clock on. */
  setOutputOffset(seconds: number): void {
    this.offsetMs = seconds * 1000
  }

  /** Resolves to null if the worker dies before it answers. */
  stats(): Promise<VisualiserStats | null> {
    this.tell({ type: 'stats' })
    return new Promise((resolve) => this.statsRequests.push(resolve))
  }

  close(): void {
    this.listeners.abort()
    this.cancelStartDeadline()
    this.stopTap()
    this.worker.terminate()
    for (const answer of this.statsRequests.splice(0)) answer(null)
  }

  private stopTap(): void {
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
    if (this.unanswered++ >= maxUnanswered) return this.events.died()
    const { contextTime, atMs } = outputTimestamp(context)
    this.tell({
      type: 'clock',
      contextTime,
      atMs: atMs + this.offsetMs,
      underruns: underrunCount(context) ?? 0,
    })
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
        this.statsRequests.shift()?.(report.stats)
    }
  }
}
