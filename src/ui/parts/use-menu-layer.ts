import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import type { MenuOpening } from './menu-opening'
import { placeBeside } from './place-beside'

interface MenuLayer {
  layer: RefObject<HTMLDivElement | null>
  panel: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLDivElement | null>
}

const gap = 6

/** The lines of a menu that can be stood on. */
export function linesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

/** Shows a menu above everything, gives it focus and takes focus back to its opener when it goes. */
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
      const found = placeBeside(anchor(), size, room, { side, align, gap })
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
    const lines = linesOf(list.current)
    const chosen = lines.find((line) => line.ariaChecked === 'true')
    const targets = { first: chosen ?? lines[0], last: lines.at(-1), menu: list.current, none: null }
    targets[focus]?.focus({ preventScroll: focus === 'menu' })
  }, [list, focus])
}
