import styles from './lyric-sheet.module.css'
import type { Row } from './measure-rows'

export interface RowBoxes {
  /** Clips the bright text. */
  outer: HTMLElement
  /** Holds the bright text. */
  inner: HTMLElement
  /** Width of both boxes in pixels. */
  width: number
  /** Pixels by which the edge of the box is ahead of the edge of the light. */
  reach: number
}

/** Returns the pixels by which the boxes of a row are larger than it on each side, because glyphs overhang. */
export function outsetOf(row: Row): number {
  return Math.ceil(row.height / 4)
}

/** Creates the boxes over a row, without text. The soft edge of `soft` pixels is at the end. */
export function createRowBoxes(row: Row, { rtl, soft }: { rtl: boolean; soft: number }): RowBoxes {
  const out = outsetOf(row)
  const width = row.width + 2 * out + soft
  const mask = `linear-gradient(to ${rtl ? 'left' : 'right'}, #000 calc(100% - ${soft}px), transparent)`
  const outer = createBox(styles.row, [
    `left: ${row.left - out - (rtl ? soft : 0)}px`,
    `top: ${row.top - out}px`,
    `width: ${width}px`,
    `height: ${row.height + 2 * out}px`,
    ...(soft > 0 ? [`mask-image: ${mask}`] : []),
  ])
  const inner = createBox(styles.bright, [
    `padding: ${out}px`,
    // important: whoever reads with a line height of their own gets the lit text where the unlit one is
    `line-height: ${row.height}px !important`,
    `direction: ${rtl ? 'rtl' : 'ltr'}`,
  ])
  outer.append(inner)
  return { outer, inner, width, reach: out + soft / 2 }
}

/** Sets all styles as one text, because the browser parses and invalidates for each assignment. */
function createBox(className: string | undefined, style: readonly string[]): HTMLElement {
  const box = document.createElement('div')
  box.className = className ?? ''
  box.style.cssText = style.join(';')
  return box
}
