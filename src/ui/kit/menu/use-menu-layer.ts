import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { computePopoverPosition } from '../tooltip/compute-popover-position'
import type { Align, Box, Side } from '../tooltip/compute-popover-position'

/** How a menu was opened. */
export interface MenuOpening {
  /** Gets focus back when the menu closes. */
  opener: HTMLElement
  /** Returns the box that it is placed next to; called again on resize and scroll. */
  anchor: () => Box
  side: Side
  align: Align
  /**
   * What gets focus: the first item (or the checked one), the last item, or the menu itself. `none` when it was opened
   * by hovering; then it does not cover the page either.
   */
  focus: 'first' | 'last' | 'menu' | 'none'
}

interface MenuLayer {
  layer: RefObject<HTMLDivElement | null>
  panel: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLDivElement | null>
}

const gap = 6

/** Returns the focusable items of a menu. */
export function menuLinesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

/** Shows a menu in the top layer, places it and focuses it; restores focus to its opener when it is unmounted. */
export function useMenuLayer({ layer, panel, list }: MenuLayer, opening: MenuOpening, sheet: boolean): void {
  const { opener, anchor, side, align, focus } = opening

  useLayoutEffect(() => {
    const element = layer.current
    element?.showPopover()
    return () => {
      if (element?.contains(document.activeElement)) opener.focus({ preventScroll: true })
      if (element?.isConnected) element.hidePopover()
    }
  }, [layer, opener])

  useLayoutEffect(() => {
    const place = () => {
      const [view, box] = [layer.current, panel.current]
      if (!view || !box) return
      if (sheet) {
        box.removeAttribute('style')
        return
      }
      box.style.maxHeight = ''
      const size = { width: box.offsetWidth, height: box.offsetHeight }
      const room = { width: view.clientWidth, height: view.clientHeight }
      const found = computePopoverPosition(anchor(), size, room, { side, align, gap })
      box.dataset.side = found.side
      box.dataset.align = align
      Object.assign(box.style, {
        left: `${found.x}px`,
        top: `${found.y}px`,
        maxHeight: `${found.maxHeight}px`,
      })
    }
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && layer.current?.contains(target))) place()
    }
    place()
    addEventListener('resize', place)
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [layer, panel, anchor, side, align, sheet])

  useLayoutEffect(() => {
    const lines = menuLinesOf(list.current)
    const chosen = lines.find((line) => line.ariaChecked === 'true')
    const targets = { first: chosen ?? lines[0], last: lines.at(-1), menu: list.current, none: null }
    targets[focus]?.focus({ preventScroll: focus === 'menu' })
  }, [list, focus])
}
