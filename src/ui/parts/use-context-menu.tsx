import { useId, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import type { MenuItem } from './menu-item'
import { useMenu } from './use-menu'
import { watchLongPress } from './watch-long-press'

interface Subject<T> {
  of: T
  /** Takes focus back where nothing in it has focus. */
  opener: HTMLElement
  /** What focus is looked for in. */
  element: HTMLElement
}

interface Point {
  x: number
  y: number
}

/** What is done about the events of an element; told the element. */
interface Ears {
  contextmenu: (event: globalThis.MouseEvent, place: HTMLElement) => void
  keydown: (event: globalThis.KeyboardEvent, place: HTMLElement) => void
  pointerdown: (event: globalThis.PointerEvent, place: HTMLElement) => void
}

/** The same for an element that React makes. */
interface Handlers {
  onContextMenu: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

const isText = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/**
 * A menu that is asked for by the right button, Shift+F10 or the menu key, and a finger that stays; a control asks for
 * it beside itself by a `contextmenu` event that has no place and the `detail` of its click. `find` tells what it is of
 * from where it was asked for, null for nothing; `menu` shows it while `of` is not null.
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

  const ears: Ears = {
    contextmenu: (event, place) => {
      // with Shift the browser's own menu comes
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
  const handlers: Handlers = {
    onContextMenu: ({ nativeEvent, currentTarget }) => ears.contextmenu(nativeEvent, currentTarget),
    onKeyDown: ({ nativeEvent, currentTarget }) => ears.keydown(nativeEvent, currentTarget),
    onPointerDown: ({ nativeEvent, currentTarget }) => ears.pointerdown(nativeEvent, currentTarget),
  }
  const menu = (label: string, items: readonly MenuItem[]) =>
    opened &&
    createPortal(
      <opened.Menu id={id} label={label} items={items} opening={opened} onClose={close} />,
      opened.host,
    )
  return { ears, handlers, of: opened && subject ? subject.of : null, menu }
}
