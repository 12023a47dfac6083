import { useCallback, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button/icon-button'
import type { MenuItem } from './menu-item'
import type { MenuOpening } from './use-menu-layer'
import type { Align, Side } from '../tooltip/compute-popover-position'
import { useHoverIntent } from './use-hover-intent'
import { prefetchMenu, useMenu } from './use-menu'

interface MenuButtonProps {
  /** Names the button and its menu. */
  label: string
  items: readonly MenuItem[]
  /** Shown above the items; not interactive. */
  header?: ReactNode
  className?: string | undefined
  align?: Align
  side?: Side
  /** Whether hovering opens it too; it stays open while the mouse is on the button or the menu. */
  opensOnHover?: boolean
  children: ReactNode
}

/** On narrow screens menus are sheets, which do not open on hover. */
const isNarrow = () => matchMedia('(width < 640px)').matches

/** A button that opens a menu. */
export function MenuButton(props: MenuButtonProps) {
  const {
    label,
    items,
    header,
    className,
    align = 'end',
    side = 'bottom',
    opensOnHover = false,
    children,
  } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
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
    if (button.current) hover.noteDismissal(button.current)
    close()
  }, [hover, close])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    event.stopPropagation()
    show(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened ? id : undefined}
        className={className}
        onFocus={prefetchMenu}
        onPointerEnter={(event) => {
          prefetchMenu()
          if (opensOnHover) hover.enter(event)
        }}
        onPointerLeave={opensOnHover ? hover.leave : undefined}
        onKeyDown={onKeyDown}
        // a click with detail 0 comes from the keyboard: focus goes to the first item
        onClick={({ currentTarget, detail }) => show(currentTarget, detail === 0 ? 'first' : 'menu')}
      >
        {children}
      </IconButton>
      {opened &&
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
        )}
    </>
  )
}
