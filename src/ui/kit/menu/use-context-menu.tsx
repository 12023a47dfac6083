import { useId, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import type { MenuItem } from './menu-item'
import { useMenu } from './use-menu'
import { watchLongPress } from './watch-long-press'

interface Subject<T> {
  of: T
  /** Gets focus back if nothing in `element` had focus. */
  opener: HTMLElement
  /** The element that the menu belongs to. */
  element: HTMLElement
}

interface Point {
  x: number
  y: number
}

/** Handlers for DOM listeners; `place` is the element that listens. */
interface NativeHandlers {
  contextmenu: (event: globalThis.MouseEvent, place: HTMLElement) => void
  keydown: (event: globalThis.KeyboardEvent, place: HTMLElement) => void
  pointerdown: (event: globalThis.PointerEvent, place: HTMLElement) => void
}

/** The same as properties of a React element. */
interface ReactHandlers {
  onContextMenu: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

const isText = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/**
 * A context menu, opened by the right button, Shift+F10, the menu key or a long press. A control opens it next to
 * itself by dispatching a `contextmenu` event without coordinates and with the `detail` of its click.
 *
 * `find` returns the subject of the element that the event came from, or null for no menu. Returns the handlers, the
 * subject `of` the open menu (null while closed) and `menu`, which renders it.
 */
export function useContextMenu<T>(find: (from: Element, place: HTMLElement) => Subject<T> | null) {
  const id = useId()
  const { opened, open, close } = useMenu()
  const [subject, setSubject] = useState<Subject<T> | null>(null)

  const show = (found: Subject<T>, point: Point | null, focus: 'menu' | 'first') => {
    const focused = document.activeElement
    const hasFocus = focused instanceof HTMLElement && found.element.contains(focused)
    const opener = hasFocus ? focused : found.opener
    const anchor = () =>
      point
        ? { left: point.x, right: point.x, top: point.y, bottom: point.y }
        : opener.getBoundingClientRect()
    setSubject(found)
    void open({ opener, anchor, side: 'bottom', align: 'start', focus })
  }
  const subjectOf = ({ target }: Event, place: HTMLElement) =>
    target instanceof Element && !isText(target) ? find(target, place) : null

  const nativeHandlers: NativeHandlers = {
    contextmenu: (event, place) => {
      // Shift asks for the browser's own menu
      if (event.defaultPrevented || event.shiftKey) return
      const found = subjectOf(event, place)
      if (!found) return
      event.preventDefault()
      const { clientX: x, clientY: y, detail } = event
      const point = x === 0 && y === 0 ? null : { x, y }
      show(found, point, point || detail > 0 ? 'menu' : 'first')
    },
    keydown: (event, place) => {
      const asks = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!asks || event.defaultPrevented) return
      const found = subjectOf(event, place)
      if (!found) return
      event.preventDefault()
      show(found, null, 'first')
    },
    pointerdown: (event, place) => {
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      const found = subjectOf(event, place)
      if (found) watchLongPress(event, (point) => show(found, point, 'menu'))
    },
  }
  const handlers: ReactHandlers = {
    onContextMenu: ({ nativeEvent, currentTarget }) => nativeHandlers.contextmenu(nativeEvent, currentTarget),
    onKeyDown: ({ nativeEvent, currentTarget }) => nativeHandlers.keydown(nativeEvent, currentTarget),
    onPointerDown: ({ nativeEvent, currentTarget }) => nativeHandlers.pointerdown(nativeEvent, currentTarget),
  }
  const menu = (label: string, items: readonly MenuItem[]) =>
    opened &&
    createPortal(
      <opened.Menu id={id} label={label} items={items} opening={opened} onClose={close} />,
      opened.host,
    )
  return { nativeHandlers, handlers, of: opened && subject ? subject.of : null, menu }
}
