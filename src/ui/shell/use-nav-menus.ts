import { House } from 'lucide-react'
import { useLocation } from 'react-router'
import type { MenuItem } from '../parts/menu-item'
import { useFrame } from '../stores-context'
import { useText } from '../use-text'
import { discoverPlaces, listenerPlaces, visitorPlaces } from './nav-places'

/** The menus of the navigation, and which of its parts the current screen belongs to. To be called in an observer. */
export function useNavMenus() {
  const { session } = useFrame()
  const { text } = useText()
  const { pathname } = useLocation()

  const linesOf = (places: typeof discoverPlaces): MenuItem[] =>
    places.map(({ href, text: key, icon }) => ({ key: href, label: text(key), icon, href }))
  const discover = linesOf(discoverPlaces)
  // until it is known who listens, the screens themselves send a visitor on to the login
  const my = linesOf(session.state === 'visitor' ? visitorPlaces : listenerPlaces)
  const all: MenuItem[] = [
    { key: '/', label: text('nav.home'), icon: House, href: '/' },
    { key: 'above discover', kind: 'divider' },
    ...discover,
    { key: 'above my', kind: 'divider' },
    ...my,
  ]
  const isIn = (place: string) => pathname === place || pathname.startsWith(`${place}/`)
  return { discover, my, all, inDiscover: isIn('/discover'), inMy: isIn('/user') }
}
