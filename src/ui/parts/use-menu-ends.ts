import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { MenuOpening } from './menu-opening'

interface MenuEnds {
  shut: () => void
  /** Shuts it and gives focus back. */
  leave: () => void
}

/** Shuts the menu that is open; another one takes its place. */
let shutOpenOne: (() => void) | null = null

/**
 * Ends a menu by Escape wherever focus is, by a press outside of one that covers nothing, by another menu, and by
 * going to another screen.
 */
export function useMenuEnds(
  layer: RefObject<HTMLElement | null>,
  { opener, focus }: MenuOpening,
  { shut, leave }: MenuEnds,
): void {
  const { key } = useLocation()
  const { state } = useNavigation()
  const visit = useRef(key)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      // the layers below close on Escape as well, and one press is to close one
      event.preventDefault()
      event.stopPropagation()
      if (focus === 'none') shut()
      else leave()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      const isOurs = target instanceof Node && (layer.current?.contains(target) || opener.contains(target))
      if (!isOurs) shut()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    addEventListener('pointerdown', onPointerDown, { capture: true })
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true })
      removeEventListener('pointerdown', onPointerDown, { capture: true })
    }
  }, [layer, opener, focus, shut, leave])

  useEffect(() => {
    shutOpenOne?.()
    shutOpenOne = shut
    return () => {
      if (shutOpenOne === shut) shutOpenOne = null
    }
  }, [shut])

  useEffect(() => {
    if (state !== 'idle' || key !== visit.current) shut()
  }, [state, key, shut])
}
