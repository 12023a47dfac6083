import { X } from 'lucide-react'
import { useCallback, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { useText } from '../use-text'
import { IconButton } from './icon-button'
import type { MenuItem } from './menu-item'
import { MenuLine } from './menu-line'
import type { MenuOpening } from './menu-opening'
import styles from './menu.module.css'
import { roveFocus } from './rove-focus'
import { useMedia } from './use-media'
import { useMenuEnds } from './use-menu-ends'
import { linesOf, useMenuLayer } from './use-menu-layer'

interface MenuProps {
  id: string
  /** Names the menu. */
  label: string
  items: readonly MenuItem[]
  /** Stands above the lines; nothing in it can be pressed. */
  header?: ReactNode
  opening: MenuOpening
  onClose: () => void
  onPointerEnter?: ((event: PointerEvent) => void) | undefined
  onPointerLeave?: ((event: PointerEvent) => void) | undefined
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/**
 * A menu, open while it is mounted, in the top layer; a sheet from below on narrow screens. It lies inside of what it
 * was opened from, and what happens in it stays in it.
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
  const sheet = useMedia('(width < 640px)')
  const { opener } = opening
  const leave = useCallback(() => {
    opener.focus({ preventScroll: true })
    onClose()
  }, [opener, onClose])
  useMenuLayer({ layer, panel, list }, opening, sheet)
  useMenuEnds(layer, opening, { shut: onClose, leave })

  const choose = (act: (() => void) | undefined) => {
    leave()
    act?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const { target } = event
    if (event.key === 'Tab') leave()
    else if (event.key === ' ' && target instanceof HTMLAnchorElement) {
      event.preventDefault()
      target.click()
    } else roveFocus(linesOf(list.current), event.nativeEvent)
  }
  const isOutside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  const onClick = (event: MouseEvent) => {
    event.stopPropagation()
    if (isOutside(event)) leave()
  }
  const onPointerDown = (event: PointerEvent) => {
    event.stopPropagation()
    // out of the way before the menu of what lies below is asked for
    if (isOutside(event) && event.button === 2) leave()
  }
  const onContextMenu = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press outside of the menu; Escape is the key for it
    <div
      ref={layer}
      popover="manual"
      className={styles.layer}
      data-sheet={sheet || undefined}
      data-light={opening.focus === 'none' || undefined}
      onKeyDown={onKeyDown}
      onKeyUp={stop}
      onClick={onClick}
      onDoubleClick={stop}
      onPointerDown={onPointerDown}
      onPointerUp={stop}
      onTouchStart={stop}
      onTouchMove={stop}
      onContextMenu={onContextMenu}
      onWheel={(event) => isOutside(event) && leave()}
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
            <IconButton label={text('app.close')} onClick={leave}>
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
