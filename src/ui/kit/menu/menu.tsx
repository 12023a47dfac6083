import { X } from 'lucide-react'
import { useCallback, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { useText } from '../use-text'
import { IconButton } from '../button/icon-button'
import { useLayer } from '../layers/use-layer'
import type { MenuItem } from './menu-item'
import { MenuLine } from './menu-line'
import type { MenuOpening } from './use-menu-layer'
import styles from './menu.module.css'
import { roveFocus } from './rove-focus'
import { useMediaQuery } from '../use-media-query'
import { useMenuDismissal } from './use-menu-dismissal'
import { menuLinesOf, useMenuLayer } from './use-menu-layer'

interface MenuProps {
  id: string
  /** Names the menu. */
  label: string
  items: readonly MenuItem[]
  /** Shown above the items; not interactive. */
  header?: ReactNode
  opening: MenuOpening
  onClose: () => void
  onPointerEnter?: ((event: PointerEvent) => void) | undefined
  onPointerLeave?: ((event: PointerEvent) => void) | undefined
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

const isOutside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/** Returns the handlers of the layer around a menu. Its outside is the layer itself. */
function layerHandlers(close: () => void) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      event.stopPropagation()
      const { target } = event
      if (event.key === 'Tab') close()
      else if (event.key === ' ' && target instanceof HTMLAnchorElement) {
        event.preventDefault()
        target.click()
      } else roveFocus(menuLinesOf(event.currentTarget), event.nativeEvent)
    },
    onClick(event: MouseEvent) {
      event.stopPropagation()
      if (isOutside(event)) close()
    },
    onPointerDown(event: PointerEvent) {
      event.stopPropagation()
      // closes before the context menu of the element below opens
      if (isOutside(event) && event.button === 2) close()
    },
    onContextMenu(event: MouseEvent) {
      event.stopPropagation()
      event.preventDefault()
    },
    onWheel(event: SyntheticEvent) {
      if (isOutside(event)) close()
    },
    onKeyUp: stop,
    onDoubleClick: stop,
    onPointerUp: stop,
    onTouchStart: stop,
    onTouchMove: stop,
  }
}

/**
 * A menu in the top layer, open while mounted; a sheet from below on narrow screens. It is a descendant of what opened
 * it, so it stops its events from reaching that.
 */
export function Menu({
  id,
  label,
  items,
  header,
  opening,
  onClose,
  onPointerEnter,
  onPointerLeave,
}: MenuProps) {
  const { text } = useText()
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const sheet = useMediaQuery('(width < 640px)')
  const touch = useMediaQuery('(pointer: coarse)')
  const { opener } = opening
  const closeAndRefocus = useCallback(() => {
    opener.focus({ preventScroll: true })
    onClose()
  }, [opener, onClose])
  useLayer(sheet || touch, closeAndRefocus)
  useMenuLayer({ layer, panel, list }, opening, sheet)
  useMenuDismissal(layer, opening, { close: onClose, closeAndRefocus })

  const choose = (act: (() => void) | undefined) => {
    closeAndRefocus()
    act?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- closes on a press outside of the menu; Escape does it by keyboard
    <div
      ref={layer}
      popover="manual"
      className={styles.layer}
      data-sheet={sheet || undefined}
      data-light={opening.focus === 'none' || undefined}
      {...layerHandlers(closeAndRefocus)}
    >
      <div
        ref={panel}
        className={styles.panel}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      >
        {sheet && (
          <div className={styles.title}>
            <span aria-hidden>{label}</span>
            <IconButton label={text('app.close')} onClick={closeAndRefocus}>
              <X aria-hidden size={20} />
            </IconButton>
          </div>
        )}
        {header && <div className={styles.header}>{header}</div>}
        <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} className={styles.list}>
          {items.map((item) => (
            <MenuLine key={item.key} item={item} onChoose={choose} />
          ))}
        </div>
      </div>
    </div>
  )
}
