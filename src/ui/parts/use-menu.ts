import { useCallback, useRef, useState } from 'react'
import { useFrame } from '../stores-context'
import type { MenuOpening } from './menu-opening'

const fetchMenu = () => import('./menu')

interface OpenMenu extends MenuOpening {
  Menu: Awaited<ReturnType<typeof fetchMenu>>['Menu']
  /** Holds it: a part of the page that is in reach whenever its opener is, and has its colours. */
  host: Element
}

const hosts = 'dialog, aside, nav, main, header, footer, section, [data-dark]'

/** Fetches the code of menus, when one is likely to be asked for. */
export function prefetchMenu(): void {
  // a failure is met when the menu is asked for
  fetchMenu().catch(() => undefined)
}

/** A menu that opens when asked, its code fetched with the first one; the last wish wins. */
export function useMenu() {
  const { notices } = useFrame()
  const [opened, setOpened] = useState<OpenMenu | null>(null)
  const wishes = useRef(0)

  const close = useCallback(() => {
    wishes.current++
    setOpened(null)
  }, [])

  const open = useCallback(
    async (opening: MenuOpening) => {
      const wish = ++wishes.current
      const host = opening.opener.closest(hosts) ?? document.body
      try {
        const { Menu } = await fetchMenu()
        if (wish === wishes.current) setOpened({ ...opening, Menu, host })
      } catch {
        if (opening.focus !== 'none') notices.fail({ kind: 'offline' })
      }
    },
    [notices],
  )
  return { opened, open, close }
}
