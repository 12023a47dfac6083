import { useEffect } from 'react'
import type { RefObject } from 'react'

/** So long after it moved last a list has come to rest. */
const restMs = 120

/**
 * Marks the row under the mouse as `data-hover`, unless the list is being scrolled. With `:hover` every row that passes
 * under the mouse would be styled, laid out and painted for it, which slow machines have no time for.
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
    // of the list itself, so that it says nothing of a row
    const enter = ({ pointerType }: PointerEvent) => {
      byMouse = pointerType !== 'touch'
    }
    // as well where the mouse lies still and what is under it changes: a menu closes, rows are filtered
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
