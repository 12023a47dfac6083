import type { SpectrumStyle } from '../../ports/spectrum'
import { traceSpan } from '../../trace/trace'
import { FrameTimes } from './frame-times'
import { AudibleSamples } from './audible-samples'
import { LoadGovernor } from './load-governor'
import { SpectrumPicture } from './spectrum-picture'
import type { VisualiserCommand, VisualiserReport } from './visualiser-protocol'

/** A frame is visible about this long after it is drawn. */
const shownAfterMs = 12
/** One frame of the display: a longer wait sleeps until the last frame before its end. */
const displayFrameMs = 17
const shortestSleepMs = 4

/** What the visualiser needs of its thread. `nextFrame` and `after` return a function that cancels. */
export interface VisualiserThread {
  /** Milliseconds since the thread started. */
  now(): number
  /** Added to `now()` it gives milliseconds since 1970. */
  readonly origin: number
  nextFrame(run: () => void): () => void
  after(ms: number, run: () => void): () => void
  report(report: VisualiserReport): void
}

/** Draws all views from one tap; requests no frames while there is nothing to draw. */
export class Visualiser {
  private readonly pictures = new Map<number, SpectrumPicture>()
  private readonly times = new FrameTimes()
  private readonly governor = new LoadGovernor()
  private samples: AudibleSamples | null = null
  private cancelFrame: (() => void) | null = null
  private frames = 0
  /** Underruns of the sound: so far, and when the load was judged last. */
  private underruns = 0
  private judgedUnderruns: number | null = null

  constructor(private readonly thread: VisualiserThread) {}

  accept(command: VisualiserCommand): void {
    switch (command.type) {
      case 'show':
        this.show(command.id, command.canvas, command.style)
        break
      case 'restyle':
        this.restyle(command.id, command.style)
        break
      case 'visible':
        this.setVisible(command.id, command.visible)
        break
      case 'remove':
        this.pictures.delete(command.id)
        break
      case 'listen':
        this.rest()
        this.governor.retry()
        this.samples = new AudibleSamples(command.blocks, command.sampleRate)
        break
      case 'rest':
        this.rest()
        break
      case 'clock':
        this.samples?.playHead.mark(command.contextTime, command.atMs)
        this.underruns = command.underruns
        this.judgedUnderruns ??= command.underruns
        this.thread.report({ type: 'alive' })
        break
      case 'stats':
        this.reportStats()
    }
    this.schedule()
  }

  private show(id: number, canvas: OffscreenCanvas, style: SpectrumStyle): void {
    const context = canvas.getContext('2d')
    if (!context) return this.thread.report({ type: 'unsupported' })
    this.pictures.set(id, new SpectrumPicture(context, style))
    this.governor.reset()
  }

  private restyle(id: number, style: SpectrumStyle): void {
    const picture = this.pictures.get(id)
    if (!picture) return
    if (picture.costDiffers(style)) this.governor.reset()
    picture.restyle(style)
  }

  private setVisible(id: number, visible: boolean): void {
    const picture = this.pictures.get(id)
    if (picture) picture.visible = visible
  }

  private rest(): void {
    this.cancelFrame?.()
    this.cancelFrame = null
    this.samples?.close()
    this.samples = null
    this.judgedUnderruns = null
    this.times.reset()
    for (const picture of this.pictures.values()) picture.clear()
  }

  /** The highest frame rate of the visible pictures; 0 if there is none. */
  private get fps(): number {
    let most = 0
    for (const { visible, fps } of this.pictures.values()) if (visible) most = Math.max(most, fps)
    return Math.min(most, this.governor.cap)
  }

  private schedule(): void {
    const { fps } = this
    const wanted = this.samples !== null && fps > 0
    if (!wanted) {
      this.cancelFrame?.()
      this.cancelFrame = null
      return
    }
    if (this.cancelFrame) return
    const waitMs = 1000 / fps - displayFrameMs
    this.cancelFrame =
      waitMs >= shortestSleepMs
        ? this.thread.after(waitMs, () => this.ask())
        : this.thread.nextFrame(() => this.frame())
  }

  private ask(): void {
    this.cancelFrame = this.thread.nextFrame(() => this.frame())
  }

  private frame(): void {
    this.cancelFrame = null
    const { samples } = this
    const now = this.thread.now()
    if (samples && this.drawAll(samples, now)) this.afterFrame(now)
    this.schedule()
  }

  private drawAll(samples: AudibleSamples, now: number): boolean {
    const { cap } = this.governor
    let drawn = false
    for (const picture of this.pictures.values()) {
      if (!picture.isDue(now)) continue
      if (!drawn) samples.measure(now + this.thread.origin + shownAfterMs)
      picture.draw(samples.meter, now, 1000 / Math.min(picture.fps, cap))
      drawn = true
    }
    return drawn
  }

  private afterFrame(now: number): void {
    this.frames++
    traceSpan('Spectrum', 'frame', now, 'secondary')
    const p95Ms = this.times.add(now)
    if (p95Ms === null) return
    const wantedMs = 1000 / this.fps
    this.thread.report({ type: 'frames', p95Ms, wantedMs })
    this.governor.judge({ p95Ms, wantedMs, underruns: this.underruns - (this.judgedUnderruns ?? 0) })
    this.judgedUnderruns = this.underruns
    if (this.governor.overloaded) this.thread.report({ type: 'overloaded' })
  }

  private reportStats(): void {
    const newest = [...this.pictures.values()].at(-1)
    const { blocks, dropped } = this.samples ?? { blocks: 0, dropped: 0 }
    const levels = [...(newest?.levels ?? [])]
    const drawing = this.cancelFrame !== null
    this.thread.report({ type: 'stats', stats: { frames: this.frames, drawing, blocks, dropped, levels } })
  }
}
