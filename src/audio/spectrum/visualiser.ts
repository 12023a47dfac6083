import type { SpectrumLook } from '../../ports/spectrum'
import { traceSpan } from '../trace/trace'
import { FrameTimes } from './frame-times'
import { HeardSamples } from './heard-samples'
import { LoadGovernor } from './load-governor'
import { SpectrumPicture } from './spectrum-picture'
import type { VisualiserCommand, VisualiserReport } from './visualiser-protocol'

/** A frame is seen about so long after it was drawn. */
const shownAfterMs = 12
/** A frame of the display: all but the last of a longer wait is slept through. */
const displayFrameMs = 17
const shortestSleepMs = 4

/** What the visualiser needs of its thread. Both give a function that cancels. */
export interface VisualiserThread {
  /** Milliseconds since the thread was started. */
  now(): number
  /** What to add to it for milliseconds since 1970. */
  readonly origin: number
  nextFrame(run: () => void): () => void
  after(ms: number, run: () => void): () => void
  report(report: VisualiserReport): void
}

/** Draws all views from the one tap; asks for no frame while there is nothing to draw. */
export class Visualiser {
  private readonly pictures = new Map<number, SpectrumPicture>()
  private readonly times = new FrameTimes()
  private readonly governor = new LoadGovernor()
  private heard: HeardSamples | null = null
  private cancelFrame: (() => void) | null = null
  private frames = 0
  /** Of the sound, known so far and at the last judgement. */
  private underruns = 0
  private judgedUnderruns: number | null = null

  constructor(private readonly thread: VisualiserThread) {}

  accept(command: VisualiserCommand): void {
    switch (command.type) {
      case 'show':
        this.show(command.id, command.canvas, command.look)
        break
      case 'restyle':
        this.restyle(command.id, command.look)
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
        this.heard = new HeardSamples(command.blocks, command.sampleRate)
        break
      case 'rest':
        this.rest()
        break
      case 'clock':
        this.heard?.playHead.mark(command.contextTime, command.atMs)
        this.underruns = command.underruns
        this.judgedUnderruns ??= command.underruns
        this.thread.report({ type: 'alive' })
        break
      case 'stats':
        this.reportStats()
    }
    this.schedule()
  }

  private show(id: number, canvas: OffscreenCanvas, look: SpectrumLook): void {
    const context = canvas.getContext('2d')
    if (!context) return this.thread.report({ type: 'unsupported' })
    this.pictures.set(id, new SpectrumPicture(context, look))
    this.governor.reset()
  }

  private restyle(id: number, look: SpectrumLook): void {
    const picture = this.pictures.get(id)
    if (!picture) return
    if (picture.asksForOther(look)) this.governor.reset()
    picture.restyle(look)
  }

  private setVisible(id: number, visible: boolean): void {
    const picture = this.pictures.get(id)
    if (picture) picture.visible = visible
  }

  private rest(): void {
    this.cancelFrame?.()
    this.cancelFrame = null
    this.heard?.close()
    this.heard = null
    this.judgedUnderruns = null
    this.times.restart()
    for (const picture of this.pictures.values()) picture.clear()
  }

  /** Of the picture that wants the most; 0 when there is none to be drawn. */
  private get fps(): number {
    let most = 0
    for (const { visible, fps } of this.pictures.values()) if (visible) most = Math.max(most, fps)
    return Math.min(most, this.governor.cap)
  }

  private schedule(): void {
    const { fps } = this
    const wanted = this.heard !== null && fps > 0
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
    const { heard } = this
    const now = this.thread.now()
    if (heard && this.drawAll(heard, now)) this.afterFrame(now)
    this.schedule()
  }

  private drawAll(heard: HeardSamples, now: number): boolean {
    const { cap } = this.governor
    let drawn = false
    for (const picture of this.pictures.values()) {
      if (!picture.isDue(now)) continue
      if (!drawn) heard.measure(now + this.thread.origin + shownAfterMs)
      picture.draw(heard.meter, now, 1000 / Math.min(picture.fps, cap))
      drawn = true
    }
    return drawn
  }

  private afterFrame(now: number): void {
    this.frames++
    traceSpan('Spectrum', 'frame', now, 'secondary')
    const p95Ms = this.times.note(now)
    if (p95Ms === null) return
    const wantedMs = 1000 / this.fps
    this.thread.report({ type: 'frames', p95Ms, wantedMs })
    this.governor.judge({ p95Ms, wantedMs, underruns: this.underruns - (this.judgedUnderruns ?? 0) })
    this.judgedUnderruns = this.underruns
    if (this.governor.overloaded) this.thread.report({ type: 'overloaded' })
  }

  private reportStats(): void {
    const newest = [...this.pictures.values()].at(-1)
    const { blocks, dropped } = this.heard ?? { blocks: 0, dropped: 0 }
    const levels = [...(newest?.levels ?? [])]
    const drawing = this.cancelFrame !== null
    this.thread.report({ type: 'stats', stats: { frames: this.frames, drawing, blocks, dropped, levels } })
  }
}
