import { cloneElement } from 'react'
import type { HTMLAttributes, ReactElement } from 'react'
import styles from './context-menu.module.css'
import type { MenuItem } from './menu-item'
import { useContextMenu } from './use-context-menu'

type Target = Pick<HTMLAttributes<HTMLElement>, 'className' | 'onContextMenu' | 'onKeyDown' | 'onPointerDown'>

interface ContextMenuProps {
  /** Names the menu. */
  label: string
  /** Called when the menu opens. */
  items: () => readonly MenuItem[]
  /** The element that has the menu, or a component that passes these properties on to one. */
  children: ReactElement<Target>
}

/** Gives an element a context menu, opened by the right button, Shift+F10, the menu key or a long press. */
export function ContextMenu({ label, items, children }: ContextMenuProps) {
  const { handlers, of, menu } = useContextMenu((_, element) => ({ of: true, opener: element, element }))
  const { className, onContextMenu, onKeyDown, onPointerDown } = children.props
  const target: Target = {
    className: `${className ?? ''} ${styles.target}`,
    onContextMenu: (event) => {
      onContextMenu?.(event)
      handlers.onContextMenu(event)
    },
    onKeyDown: (event) => {
      onKeyDown?.(event)
      handlers.onKeyDown(event)
    },
    onPointerDown: (event) => {
      onPointerDown?.(event)
      handlers.onPointerDown(event)
    },
  }
  return (
    <>
      {cloneElement(children, target)}
      {of && menu(label, items())}
    </>
  )
}
