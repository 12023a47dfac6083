import { useEffect } from 'react'
import type { RefObject } from 'react'

/** A list is at rest this long after the last scroll event. */
const restMs = 120

/**
 * Sets `data-hover` on the row under the mouse, except while the list is scrolled. With `:hover` every row that passes
 * under the mouse would be styled, laid out and painted, which is too much for slow machines.
 */
export function useRowHover(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = box.current
    if (!list) return
    let byMouse = false
    let marked: Element | null = null
    let rest: ReturnType<typeof setTimeout> | undefined
    const mark = (row: Element | null) => {
      if (row === marked) return
      marked?.removeAttribute('data-hover')
      row?.setAttribute('data-hover', '')
      marked = row
    }
    // the target is the list, so no row is known yet
    const enter = ({ pointerType }: PointerEvent) => {
      byMouse = pointerType !== 'touch'
    }
    // also fires when the mouse rests and the element under it changes: a menu closes, rows are filtered
    const over = ({ target, pointerType }: PointerEvent) => {
      if (rest !== undefined) return
      mark(pointerType !== 'touch' && target instanceof Element ? target.closest('[data-at]') : null)
    }
    const move = (event: PointerEvent) => {
      enter(event)
      over(event)
    }
    const leave = () => {
      byMouse = false
      mark(null)
    }
    const settle = () => {
      rest = undefined
      mark(byMouse ? list.querySelector('[data-at]:hover') : null)
    }
    const pass = () => {
      mark(null)
      clearTimeout(rest)
      rest = setTimeout(settle, restMs)
    }
    const closing = new AbortController()
    const options = { signal: closing.signal, passive: true }
    list.addEventListener('pointerenter', enter, options)
    list.addEventListener('pointerover', over, options)
    list.addEventListener('pointermove', move, options)
    list.addEventListener('pointerleave', leave, options)
    addEventListener('scroll', pass, options)
    return () => {
      leave()
      clearTimeout(rest)
      closing.abort()
    }
  }, [box])
}
