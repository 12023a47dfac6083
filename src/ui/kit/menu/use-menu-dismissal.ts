import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { MenuOpening } from './use-menu-layer'

interface MenuDismissal {
  close: () => void
  /** Closes it and restores focus. */
  closeAndRefocus: () => void
}

/** Closes the menu that is open; there is one at a time. */
let closeOpenMenu: (() => void) | null = null

/**
 * Closes a menu on Escape wherever focus is, on a press outside, when another menu opens and on navigation.
 */
export function useMenuDismissal(
  layer: RefObject<HTMLElement | null>,
  { opener, focus }: MenuOpening,
  { close, closeAndRefocus }: MenuDismissal,
): void {
  const { key } = useLocation()
  const { state } = useNavigation()
  const visit = useRef(key)

  // before it is seen, since Escape may be pressed from then on
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      // one Escape closes one layer; those below listen too
      event.preventDefault()
      event.stopPropagation()
      if (focus === 'none') close()
      else closeAndRefocus()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && (layer.current?.contains(target) || opener.contains(target))
      if (!isInside) close()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    addEventListener('pointerdown', onPointerDown, { capture: true })
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true })
      removeEventListener('pointerdown', onPointerDown, { capture: true })
    }
  }, [layer, opener, focus, close, closeAndRefocus])

  useEffect(() => {
    closeOpenMenu?.()
    closeOpenMenu = close
    return () => {
      if (closeOpenMenu === close) closeOpenMenu = null
    }
  }, [close])

  useEffect(() => {
    if (state !== 'idle' || key !== visit.current) close()
  }, [state, key, close])
}
