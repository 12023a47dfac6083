import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { margin } from './next-span'
import type { Span } from './next-span'

/** So long after the last new row a list has come to rest. */
const restMs = 150

/** Rows that Page Up and Page Down pass. */
const pageRows = 8

/**
 * The one row of a list that the Tab key stops at, by its index in `places`, and the walk between rows by arrows, Page
 * Up and Down, Home and End. The control of each row carries its place as `data-place`; the stop is to exist wherever
 * it is. It is where focus was, or, once that is far away, the first row in sight of a list that rests.
 */
export function useRowFocus(places: readonly number[], span: Span, box: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<number | null>(null)
  const [focused, setFocused] = useState(false)
  const wants = useRef(false)
  const index = place === null ? -1 : places.indexOf(place)
  const near = index >= span.from && index < span.to
  const firstSeen = span.from === 0 ? 0 : Math.min(span.from + margin, span.to - 1)
  const [rested, setRested] = useState(0)
  if (span.from < span.to && (rested < span.from || rested >= span.to)) setRested(firstSeen)
  const stop = index !== -1 && (focused || near) ? index : rested

  // a stop that moved along would have rows made anew while the list is scrolled
  useEffect(() => {
    const rest = setTimeout(() => setRested(firstSeen), restMs)
    return () => clearTimeout(rest)
  }, [firstSeen])

  const controlAt = (wanted: number | undefined) =>
    box.current?.querySelector<HTMLElement>(`[data-place="${wanted}"]`)

  useLayoutEffect(() => {
    if (!wants.current || place === null) return
    wants.current = false
    controlAt(place)?.focus()
  })

  const goTo = (wanted: number) => {
    const next = places[Math.max(0, Math.min(wanted, places.length - 1))]
    if (next === undefined) return
    const control = controlAt(next)
    if (control) control.focus()
    else {
      wants.current = true
      setPlace(next)
      setFocused(true)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    const row = target instanceof Element ? target.closest('[data-at]') : null
    if (!(row instanceof HTMLElement)) return
    const at = places.indexOf(Number(row.dataset.at))
    const targets: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + pageRows,
      PageUp: at - pageRows,
      Home: 0,
      End: places.length - 1,
    }
    const to = targets[key]
    if (to === undefined) return
    event.preventDefault()
    goTo(to)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('[data-at]')
    if (!(row instanceof HTMLElement)) return
    setPlace(Number(row.dataset.at))
    setFocused(true)
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) setFocused(false)
  }
  return { stop, onKeyDown, onFocus, onBlur }
}
