import type { SpectrumStyle } from '../../ports/spectrum'
import { layOutBars, type BarLayout } from './bar-layout'

/** The bars have one colour over any background, more opaque towards the top. */
const footAlpha = 0.4
const middleAlpha = 0.8
const middle = 0.45
/** A bar is drawn again when its height changes by this many device pixels. */
const grain = 0.5

const withAlpha = (colour: string, alpha: number) =>
  colour +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')

/** Draws rounded bars with falling caps; only the columns that have changed. */
export class BarPainter {
  layout: BarLayout
  private fill: CanvasGradient | string = ''
  private tops: Float64Array
  private caps: Float64Array
  private dirty: Uint8Array

  constructor(
    private readonly context: OffscreenCanvasRenderingContext2D,
    private style: SpectrumStyle,
  ) {
    this.layout = layOutBars(style)
    this.tops = this.caps = new Float64Array()
    this.dirty = new Uint8Array()
    this.restyle(style)
  }

  /** Sets the style and clears the picture. */
  restyle(style: SpectrumStyle): void {
    this.style = style
    this.layout = layOutBars(style)
    const { bars } = this.layout
    this.context.canvas.width = style.width
    this.context.canvas.height = style.height
    this.tops = new Float64Array(bars).fill(style.height)
    this.caps = new Float64Array(bars).fill(style.height)
    this.dirty = new Uint8Array(bars)
    const fill = this.context.createLinearGradient(0, style.height, 0, 0)
    fill.addColorStop(0, withAlpha(style.colour, footAlpha))
    fill.addColorStop(middle, withAlpha(style.colour, middleAlpha))
    fill.addColorStop(1, style.colour)
    this.fill = fill
  }

  clear(): void {
    this.context.clearRect(0, 0, this.style.width, this.style.height)
    this.tops.fill(this.style.height)
    this.caps.fill(this.style.height)
  }

  /** Draws the heights and peaks, 0..1, one for each bar of the layout. */
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
      this.context.clearRect(left + i * step, 0, width, this.style.height)
      changed = true
    }
    if (changed) this.fillDirty()
  }

  private fillDirty(): void {
    const { context, style, layout } = this
    const { round } = layout
    context.beginPath()
    for (let i = 0; i < layout.bars; i++) {
      if (!this.dirty[i]) continue
      const x = layout.left + i * layout.step
      const top = this.tops[i] as number
      const cap = this.caps[i] as number
      if (top < style.height)
        context.roundRect(x, top, layout.width, style.height - top, [round, round, 0, 0])
      const isFree = cap <= top - layout.air - layout.cap && cap <= style.height - layout.cap
      if (layout.cap > 0 && isFree) context.roundRect(x, cap, layout.width, layout.cap, layout.cap / 2)
    }
    context.fillStyle = this.fill
    context.fill()
  }

  private topOf(height: number): number {
    return Math.round((this.style.height * (1 - height)) / grain) * grain
  }
}
