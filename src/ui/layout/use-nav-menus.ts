import {
  Cloud,
  Disc3,
  FolderHeart,
  HardDriveDownload,
  Heart,
  House,
  LibraryBig,
  ListMusic,
  LogIn,
  MicVocal,
  Trophy,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useLocation } from 'react-router'
import type { MenuItem } from '../kit/menu/menu-item'
import { useStores } from '../hooks/stores-context'
import { useOwnLibrary } from '../hooks/use-own-library'
import { useText } from '../kit/use-text'
import type { TextKey } from '../../i18n/text-key'

/** A destination of the navigation. */
interface NavDestination {
  href: string
  text: TextKey
  icon: LucideIcon
}

const discoverDestinations: readonly NavDestination[] = [
  { href: '/discover/playlists', text: 'menu.discoverPlaylists', icon: ListMusic },
  { href: '/discover/toplists', text: 'menu.toplists', icon: Trophy },
  { href: '/discover/artists', text: 'menu.artists', icon: MicVocal },
]

/** Only of a server that has a library of its own. */
const libraryDestination: NavDestination = { href: '/library', text: 'menu.library', icon: LibraryBig }

const listenerDestinations: readonly NavDestination[] = [
  { href: '/user/likes', text: 'daily.liked', icon: Heart },
  { href: '/user/playlists', text: 'menu.myPlaylists', icon: ListMusic },
  { href: '/user/like', text: 'menu.likedPlaylists', icon: FolderHeart },
  { href: '/user/album', text: 'menu.likedAlbums', icon: Disc3 },
  { href: '/user/artists', text: 'menu.likedArtists', icon: MicVocal },
  { href: '/user/cloud', text: 'menu.cloud', icon: Cloud },
]

/** Only where the browser can keep music. */
const keptDestination: NavDestination = { href: '/kept', text: 'menu.kept', icon: HardDriveDownload }

/** Shown to visitors instead of the listener's own screens. */
const visitorDestinations: readonly NavDestination[] = [{ href: '/login', text: 'menu.login', icon: LogIn }]

/**
 * Returns the items of the navigation's menus, and which of them the current screen belongs to. Call it in an
 * observer.
 */
export function useNavMenus() {
  const { session, kept } = useStores()
  const ownLibrary = useOwnLibrary()
  const { text } = useText()
  const { pathname } = useLocation()

  const linesOf = (places: readonly NavDestination[]): MenuItem[] =>
    places.map(({ href, text: key, icon }) => ({ key: href, label: text(key), icon, href }))
  const discover = linesOf([...discoverDestinations, ...(ownLibrary ? [libraryDestination] : [])])
  // until the session is known, the screens themselves redirect visitors to the login
  const my = linesOf([
    ...(session.state === 'visitor' ? visitorDestinations : listenerDestinations),
    ...(kept.available ? [keptDestination] : []),
  ])
  const all: MenuItem[] = [
    { key: '/', label: text('nav.home'), icon: House, href: '/' },
    { key: 'above discover', kind: 'divider' },
    ...discover,
    { key: 'above my', kind: 'divider' },
    ...my,
  ]
  const isIn = (place: string) => pathname === place || pathname.startsWith(`${place}/`)
  return {
    discover,
    my,
    all,
    inDiscover: isIn('/discover') || isIn('/library'),
    inMy: isIn('/user') || isIn('/kept'),
  }
}
