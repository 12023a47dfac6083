import { Ballistics } from '../../domain/spectrum/ballistics'
import { barHeight } from '../../domain/spectrum/bar-height'
import type { BandMeter } from '../../domain/spectrum/band-meter'
import { FlashGuard } from '../../domain/spectrum/flash-guard'
import { bandEdges } from '../../domain/spectrum/frequency-bands'
import type { SpectrumStyle } from '../../ports/spectrum'
import { BarPainter } from './bar-painter'

/** After a longer break the bars move as if it had lasted this long. */
const longestStepMs = 250
/** How much too early a frame may be: displays are not exact. */
const toleranceMs = 2

/** One canvas with its bars. */
export class SpectrumPicture {
  visible = true
  levels = new Float64Array()
  private heights = new Float64Array()
  private centres = new Float64Array()
  private ballistics = new Ballistics(0)
  private guard = new FlashGuard(0)
  private readonly painter: BarPainter
  private drawnAt = -Infinity
  private due = -Infinity

  constructor(
    context: OffscreenCanvasRenderingContext2D,
    private style: SpectrumStyle,
  ) {
    this.painter = new BarPainter(context, style)
    this.lay()
  }

  /** The requested frames per second. */
  get fps(): number {
    return this.style.fps
  }

  /** Whether a style costs more or less to draw than the current one. */
  costDiffers({ fps, bands }: SpectrumStyle): boolean {
    return fps !== this.style.fps || bands !== this.style.bands
  }

  restyle(style: SpectrumStyle): void {
    this.style = style
    this.painter.restyle(style)
    if (this.painter.layout.bars !== this.levels.length) this.lay()
    else this.painter.draw(this.heights, this.ballistics.peaks)
  }

  isDue(nowMs: number): boolean {
    return this.visible && nowMs >= this.due - toleranceMs
  }

  /** Draws the last measurement; the next frame is due after `periodMs`. */
  draw(meter: BandMeter, nowMs: number, periodMs: number): void {
    const { levels, heights, centres, ballistics } = this
    const stepMs = Math.min(longestStepMs, nowMs - this.drawnAt)
    this.drawnAt = nowMs
    this.due = Math.max(this.due, nowMs - periodMs) + periodMs
    meter.levels(levels)
    for (let i = 0; i < heights.length; i++) heights[i] = barHeight(levels[i] as number, centres[i] as number)
    ballistics.step(heights, stepMs)
    heights.set(ballistics.heights)
    this.guard.limit(heights, nowMs)
    this.painter.draw(heights, ballistics.peaks)
  }

  clear(): void {
    this.painter.clear()
    this.ballistics.reset()
    this.guard = new FlashGuard(this.levels.length)
  }

  private lay(): void {
    const { bars } = this.painter.layout
    const edges = bandEdges(bars)
    this.levels = new Float64Array(bars)
    this.heights = new Float64Array(bars)
    this.centres = this.heights.map((_, i) => Math.sqrt((edges[i] ?? 1) * (edges[i + 1] ?? 1)))
    this.ballistics = new Ballistics(bars)
    this.guard = new FlashGuard(bars)
  }
}
