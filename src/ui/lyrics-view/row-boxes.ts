import styles from './lyric-sheet.module.css'
import type { Row } from './measure-rows'

export interface RowBoxes {
  /** Clips the light. */
  outer: HTMLElement
  /** Holds the bright text. */
  inner: HTMLElement
  /** Of both boxes, pixels. */
  width: number
  /** Pixels by which the edge of the box runs ahead of the edge of the light. */
  reach: number
}

/** Pixels by which the boxes of a row stand out over it, as glyphs do over their advance. */
export function outsetOf(row: Row): number {
  return Math.ceil(row.height / 4)
}

/** The boxes over a row, without text. Room for the soft edge of `soft` pixels lies at the end. */
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
    `line-height: ${row.height}px`,
    `direction: ${rtl ? 'rtl' : 'ltr'}`,
  ])
  outer.append(inner)
  return { outer, inner, width, reach: out + soft / 2 }
}

/** Styles are set at one stroke, since each costs the browser a look at them. */
function createBox(className: string | undefined, style: readonly string[]): HTMLElement {
  const box = document.createElement('div')
  box.className = className ?? ''
  box.style.cssText = style.join(';')
  return box
}
