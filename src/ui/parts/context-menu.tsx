import { cloneElement, useId } from 'react'
import type { HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent, ReactElement } from 'react'
import { createPortal } from 'react-dom'
import styles from './context-menu.module.css'
import type { MenuItem } from './menu-item'
import { useMenu } from './use-menu'
import { watchLongPress } from './watch-long-press'

type Target = Pick<HTMLAttributes<HTMLElement>, 'className' | 'onContextMenu' | 'onKeyDown' | 'onPointerDown'>

interface ContextMenuProps {
  /** Names the menu. */
  label: string
  /** Asked when it opens. */
  items: () => readonly MenuItem[]
  /** What has the menu: an element, or a component that hands these properties on to one. */
  children: ReactElement<Target>
}

interface Point {
  x: number
  y: number
}

const isText = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/** Gives an element a menu of its own: by the right button, Shift+F10 or the menu key, and a finger that stays. */
export function ContextMenu({ label, items, children }: ContextMenuProps) {
  const id = useId()
  const { opened, open, close } = useMenu()
  const { className, onContextMenu, onKeyDown, onPointerDown } = children.props

  const show = (element: HTMLElement, point: Point | null) => {
    const focused = document.activeElement
    const opener = focused instanceof HTMLElement && element.contains(focused) ? focused : element
    const anchor = () =>
      point
        ? { left: point.x, right: point.x, top: point.y, bottom: point.y }
        : opener.getBoundingClientRect()
    void open({ opener, anchor, side: 'bottom', align: 'start', focus: point ? 'menu' : 'first' })
  }
  const handlers: Target = {
    className: `${className ?? ''} ${styles.target}`,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      onContextMenu?.(event)
      // with Shift the browser's own menu comes
      if (event.defaultPrevented || event.shiftKey || isText(event.target)) return
      event.preventDefault()
      const { clientX: x, clientY: y } = event
      show(event.currentTarget, x === 0 && y === 0 ? null : { x, y })
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown?.(event)
      const asks = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!asks || event.defaultPrevented || isText(event.target)) return
      event.preventDefault()
      show(event.currentTarget, null)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      onPointerDown?.(event)
      if (event.pointerType !== 'touch' || !event.isPrimary || isText(event.target)) return
      const { currentTarget } = event
      watchLongPress(event.nativeEvent, (point) => show(currentTarget, point))
    },
  }
  return (
    <>
      {cloneElement(children, handlers)}
      {opened &&
        createPortal(
          <opened.Menu id={id} label={label} items={items()} opening={opened} onClose={close} />,
          opened.host,
        )}
    </>
  )
}
