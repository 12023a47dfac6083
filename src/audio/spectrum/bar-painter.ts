import type { SpectrumLook } from '../../ports/spectrum'
import { layOutBars, type BarLayout } from './bar-layout'

/** Bars are laid on whatever is behind them, so colour alone, with more of it the higher they reach. */
const footAlpha = 0.4
const middleAlpha = 0.8
const middle = 0.45
/** Steps of height, in device pixels, that make a bar be drawn anew. */
const grain = 0.5

const withAlpha = (colour: string, alpha: number) =>
  colour +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')

/** Draws rounded bars with falling caps, and only those columns that changed since they were last drawn. */
export class BarPainter {
  layout: BarLayout
  private fill: CanvasGradient | string = ''
  private tops: Float64Array
  private caps: Float64Array
  private dirty: Uint8Array

  constructor(
    private readonly context: OffscreenCanvasRenderingContext2D,
    private look: SpectrumLook,
  ) {
    this.layout = layOutBars(look)
    this.tops = this.caps = new Float64Array()
    this.dirty = new Uint8Array()
    this.restyle(look)
  }

  /** Empties the picture. */
  restyle(look: SpectrumLook): void {
    this.look = look
    this.layout = layOutBars(look)
    const { bars } = this.layout
    this.context.canvas.width = look.width
    this.context.canvas.height = look.height
    this.tops = new Float64Array(bars).fill(look.height)
    this.caps = new Float64Array(bars).fill(look.height)
    this.dirty = new Uint8Array(bars)
    const fill = this.context.createLinearGradient(0, look.height, 0, 0)
    fill.addColorStop(0, withAlpha(look.colour, footAlpha))
    fill.addColorStop(middle, withAlpha(look.colour, middleAlpha))
    fill.addColorStop(1, look.colour)
    this.fill = fill
  }

  clear(): void {
    this.context.clearRect(0, 0, this.look.width, this.look.height)
    this.tops.fill(this.look.height)
    this.caps.fill(this.look.height)
  }

  /** Heights and peaks, 0..1, of as many bars as the layout has. */
  draw(heights: Float64Array, peaks: Float64Array): void {
    const { bars, step, width, left } = this.layout
    let changed = false
    for (let i = 0; i < bars; i++) {
      const top = this.topOf(heights[i] as number)
      const cap = this.topOf(peaks[i] as number)
      const dirty = top !== this.tops[i] || cap !== this.caps[i]
      this.dirty[i] = dirty ? 1 : 0
      if (!dirty) continue
      this.tops[i] = top
      this.caps[i] = cap
      this.context.clearRect(left + i * step, 0, width, this.look.height)
      changed = true
    }
    if (changed) this.fillDirty()
  }

  private fillDirty(): void {
    const { context, look, layout } = this
    const { round } = layout
    context.beginPath()
    for (let i = 0; i < layout.bars; i++) {
      if (!this.dirty[i]) continue
      const x = layout.left + i * layout.step
      const top = this.tops[i] as number
      const cap = this.caps[i] as number
      if (top < look.height) context.roundRect(x, top, layout.width, look.height - top, [round, round, 0, 0])
      const isFree = cap <= top - layout.air - layout.cap && cap <= look.height - layout.cap
      if (layout.cap > 0 && isFree) context.roundRect(x, cap, layout.width, layout.cap, layout.cap / 2)
    }
    context.fillStyle = this.fill
    context.fill()
  }

  private topOf(height: number): number {
    return Math.round((this.look.height * (1 - height)) / grain) * grain
  }
}
