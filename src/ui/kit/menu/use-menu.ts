import { useCallback, useRef, useState } from 'react'
import { useKitHost } from '../kit-host'
import type { MenuOpening } from './use-menu-layer'

const fetchMenu = () => import('./menu')

interface OpenMenu extends MenuOpening {
  Menu: Awaited<ReturnType<typeof fetchMenu>>['Menu']
  /** The element that the menu is rendered into: not inert while the opener is not, and with the same colours. */
  host: Element
}

const hosts = 'dialog, aside, nav, main, header, footer, section, [data-dark]'

/** Fetches the code of menus when one is likely to be opened soon. */
export function prefetchMenu(): void {
  // opening the menu tries again and reports the failure
  fetchMenu().catch(() => undefined)
}

/** Opens and closes a menu whose code is fetched with the first one; the newest call wins. */
export function useMenu() {
  const { showFailure } = useKitHost()
  const [opened, setOpened] = useState<OpenMenu | null>(null)
  const calls = useRef(0)

  const close = useCallback(() => {
    calls.current++
    setOpened(null)
  }, [])

  const open = useCallback(
    async (opening: MenuOpening) => {
      const call = ++calls.current
      const host = opening.opener.closest(hosts) ?? document.body
      try {
        const { Menu } = await fetchMenu()
        if (call === calls.current) setOpened({ ...opening, Menu, host })
      } catch {
        if (opening.focus !== 'none') showFailure({ kind: 'offline' })
      }
    },
    [showFailure],
  )
  return { opened, open, close }
}
