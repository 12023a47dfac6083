import { Check } from 'lucide-react'
import type { MouseEvent, PointerEvent } from 'react'
import { Link, useLocation } from 'react-router'
import type { Location } from 'react-router'
import type { MenuItem } from './menu-item'
import styles from './menu.module.css'

interface MenuLineProps {
  item: MenuItem
  /** Closes the menu, then calls `act`. */
  onChoose: (act: (() => void) | undefined) => void
}

/** Moves focus with the mouse, so that only one item is highlighted. */
function followMouse({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void {
  const menu = currentTarget.closest('[role=menu]')
  if (pointerType === 'mouse' && menu?.contains(document.activeElement))
    currentTarget.focus({ preventScroll: true })
}

/** Returns whether `href` is the current location or a parent of it. Other query parameters may differ. */
function isOpen(href: string, { pathname, search }: Location): boolean {
  const [path, query] = href.split('?')
  const here = new URLSearchParams(search)
  const asked = [...new URLSearchParams(query)]
  const holds = pathname === path || pathname.startsWith(`${path}/`)
  return holds && asked.every(([name, value]) => here.get(name) === value)
}

/** One item of an open menu, or a divider. */
export function MenuLine({ item, onChoose }: MenuLineProps) {
  const location = useLocation()
  if ('kind' in item) return <hr className={styles.divider} />

  const { label, icon: Icon, href, checked, disabled = false, danger = false, onSelect } = item
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    className: `${styles.line} ${danger ? styles.danger : ''}`,
    onPointerMove: followMouse,
    onClick: (event: MouseEvent) => {
      if (disabled) event.preventDefault()
      else onChoose(onSelect)
    },
  }
  const content = (
    <>
      {Icon && <Icon aria-hidden size={18} className={styles.icon} />}
      <span className={styles.label}>{label}</span>
      {checked && <Check aria-hidden size={18} className={styles.mark} />}
    </>
  )
  if (href !== undefined && !disabled)
    return (
      <Link
        to={href}
        draggable={false}
        aria-current={isOpen(href, location) ? 'page' : undefined}
        {...shared}
      >
        {content}
      </Link>
    )
  return (
    <button type="button" {...shared}>
      {content}
    </button>
  )
}
