import { useCallback, useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { MenuItem } from './menu-item'
import type { MenuOpening } from './use-menu-layer'
import type { Align, Side } from '../tooltip/compute-popover-position'
import { useHoverIntent } from './use-hover-intent'
import { prefetchMenu, useMenu } from './use-menu'

export interface MenuTriggerProps {
  /** Names the trigger and its menu. */
  label: string
  items: readonly MenuItem[]
  /** Shown above the items; not interactive. */
  header?: ReactNode
  align?: Align
  side?: Side
  /** Whether hovering opens it too; it stays open while the mouse is on the trigger or the menu. */
  opensOnHover?: boolean
}

/** On narrow screens menus are sheets, which do not open on hover. */
const isNarrow = () => matchMedia('(width < 640px)').matches

/**
 * Returns the props of an element that opens a menu by arrow keys, and on hover if wanted; `show` and `dismiss` for its
 * clicks; and the menu itself.
 */
export function useMenuTrigger<T extends HTMLElement>(props: MenuTriggerProps) {
  const { label, items, header, align = 'end', side = 'bottom', opensOnHover = false } = props
  const id = useId()
  const ref = useRef<T>(null)
  const { opened, open, close } = useMenu()

  const show = (opener: HTMLElement, focus: MenuOpening['focus']) => {
    const anchor = () => opener.getBoundingClientRect()
    void open({ opener, anchor, side, align, focus })
  }
  const hover = useHoverIntent({
    onRest: (element) => {
      if (!opened && !isNarrow()) show(element, 'none')
    },
    onLeave: () => {
      if (opened?.focus === 'none') close()
    },
  })
  const dismiss = useCallback(() => {
    if (ref.current) hover.noteDismissal(ref.current)
    close()
  }, [hover, close])

  const trigger = {
    ref,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': opened !== null,
    'aria-controls': opened ? id : undefined,
    onFocus: prefetchMenu,
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      prefetchMenu()
      if (opensOnHover) hover.enter(event)
    },
    onPointerMove: opensOnHover ? hover.move : undefined,
    onPointerLeave: opensOnHover ? hover.leave : undefined,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      event.stopPropagation()
      show(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last')
    },
  }
  const menu =
    opened &&
    createPortal(
      <opened.Menu
        id={id}
        label={label}
        items={items}
        header={header}
        opening={opened}
        onClose={dismiss}
        onPointerEnter={opensOnHover ? hover.keepOpen : undefined}
        onPointerLeave={opensOnHover ? hover.leave : undefined}
      />,
      opened.host,
    )
  return { trigger, show, dismiss, menu }
}
