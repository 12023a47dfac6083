import { Cloud, Disc3, Heart, ListMusic, LogIn, MicVocal, Trophy } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { TextKey } from '../../i18n/text-key'

/** A screen that the navigation leads to. */
interface Place {
  href: string
  text: TextKey
  icon: LucideIcon
}

export const discoverPlaces: readonly Place[] = [
  { href: '/discover/playlists', text: 'nav.discoverPlaylists', icon: ListMusic },
  { href: '/discover/toplists', text: 'nav.toplists', icon: Trophy },
  { href: '/discover/artists', text: 'nav.artists', icon: MicVocal },
]

export const listenerPlaces: readonly Place[] = [
  { href: '/user/playlists', text: 'nav.myPlaylists', icon: ListMusic },
  { href: '/user/like', text: 'nav.likedPlaylists', icon: Heart },
  { href: '/user/album', text: 'nav.likedAlbums', icon: Disc3 },
  { href: '/user/artists', text: 'nav.likedArtists', icon: MicVocal },
  { href: '/user/cloud', text: 'nav.cloud', icon: Cloud },
]

/** What a visitor finds in place of the listener's own screens. */
export const visitorPlaces: readonly Place[] = [{ href: '/login', text: 'nav.login', icon: LogIn }]
