import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { overscan } from '../../kit/list/next-row-span'
import type { RowSpan } from '../../kit/list/next-row-span'

/** A list is at rest this long after its last new row. */
const restMs = 150

/** Number of rows that Page Up and Page Down move by. */
const pageRows = 8

/**
 * Returns the Tab stop of a list, as an index in `places`, and the handlers that move focus between rows by arrows, Page
 * Up and Down, Home and End. The control of each row has its place as `data-place`, and the row of the stop must always
 * be rendered. The stop is where focus was last or, once that is far away, the first visible row when the list is at
 * rest.
 */
export function useRowFocus(places: readonly number[], span: RowSpan, box: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<number | null>(null)
  const [focused, setFocused] = useState(false)
  const focusPending = useRef(false)
  const index = place === null ? -1 : places.indexOf(place)
  const near = index >= span.from && index < span.to
  const firstSeen = span.from === 0 ? 0 : Math.min(span.from + overscan, span.to - 1)
  const [rested, setRested] = useState(0)
  if (span.from < span.to && (rested < span.from || rested >= span.to)) setRested(firstSeen)
  const stop = index !== -1 && (focused || near) ? index : rested

  // a stop that moved along would render rows again while the list is scrolled
  useEffect(() => {
    const rest = setTimeout(() => setRested(firstSeen), restMs)
    return () => clearTimeout(rest)
  }, [firstSeen])

  const controlAt = (wanted: number | undefined) =>
    box.current?.querySelector<HTMLElement>(`[data-place="${wanted}"]`)

  useLayoutEffect(() => {
    if (!focusPending.current || place === null) return
    focusPending.current = false
    controlAt(place)?.focus()
  })

  const goTo = (wanted: number) => {
    const next = places[Math.max(0, Math.min(wanted, places.length - 1))]
    if (next === undefined) return
    const control = controlAt(next)
    if (control) control.focus()
    else {
      focusPending.current = true
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
