import {
  CircleMinus,
  Clapperboard,
  Disc3,
  Download,
  HardDriveDownload,
  Hash,
  Heart,
  HeartOff,
  Info,
  Link2,
  ListEnd,
  ListPlus,
  MessageCircle,
  Mic,
  Play,
  Search,
  Share2,
  Trash2,
} from 'lucide-react'
import { artistNames } from '../../../domain/catalogue/artist-names'
import type { Track } from '../../../contract/replies/track'
import type { MenuItem } from '../../kit/menu/menu-item'
import { useStores } from '../../hooks/stores-context'
import type { Stores } from '../../hooks/stores-context'
import { useCopy } from '../../hooks/use-copy'
import { useShare } from '../../hooks/use-share'
import { useText } from '../../kit/use-text'
import type { TrackListProps } from './track-list-props'

/** On narrow screens the menu has the actions that rows have no room for. */
const isNarrow = () => matchMedia('(width < 640px)').matches

/** Whether the menu has the links of a row: where rows have no room for them, or play wherever they are touched. */
const needsLinks = () => matchMedia('(width < 768px), (hover: none)').matches

export type TrackMenuOptions = Pick<
  TrackListProps,
  'album' | 'onRemove' | 'removeLabel' | 'cloud' | 'moreItems'
>

const divider = (key: string): MenuItem => ({ key, kind: 'divider' })

interface MenuContext {
  options: TrackMenuOptions
  stores: Stores
  text: ReturnType<typeof useText>['text']
}

function playItems({ stores, text }: MenuContext, track: Track, onPlay: () => void): MenuItem[] {
  const { queue, player, notices } = stores
  const items: MenuItem[] = [{ key: 'play', label: text('track.play'), icon: Play, onSelect: onPlay }]
  const onSelect = () => {
    queue.playNext(track)
    notices.show('success', 'notice.playNext')
  }
  if (!queue.fm && !queue.isEmpty && player.track?.id !== track.id)
    items.push({ key: 'next', label: text('track.playNext'), icon: ListEnd, onSelect })
  return items
}

/** Null where the browser cannot keep songs, or this one cannot be played. */
function keepItem({ stores: { kept }, text }: MenuContext, track: Track): MenuItem | null {
  if (kept.statusOf(track.id) !== null)
    return {
      key: 'keep',
      label: text('offline.remove'),
      icon: CircleMinus,
      onSelect: () => kept.removeSongs([track.id]),
    }
  if (!kept.available || track.unavailable) return null
  return {
    key: 'keep',
    label: text('offline.keep'),
    icon: HardDriveDownload,
    onSelect: () => void kept.keepSong(track),
  }
}

function libraryItems(context: MenuContext, track: Track): MenuItem[] {
  const { options, stores, text } = context
  const { ownPlaylists, session, likes, download } = stores
  const items: MenuItem[] = []
  const listener = session.profile !== null
  const liked = likes.isLiked(track.id)
  if (listener && isNarrow())
    items.push({
      key: 'like',
      label: text(liked ? 'player.unlike' : 'player.like'),
      icon: liked ? HeartOff : Heart,
      onSelect: () => void likes.toggle(track),
    })
  if (listener)
    items.push({
      key: 'add',
      label: text('track.addToPlaylist'),
      icon: ListPlus,
      onSelect: () => ownPlaylists.requestAdd([track]),
    })
  const { cloud = false } = options
  const onSelect = () => download.open(track, { cloud })
  items.push({ key: 'download', label: text('track.download'), icon: Download, onSelect })
  const keep = keepItem(context, track)
  return keep ? [...items, keep] : items
}

function linkItems({ options, text }: MenuContext, { id, artists, album, mv }: Track): MenuItem[] {
  const items: MenuItem[] = [
    { key: 'details', label: text('track.details'), icon: Info, href: `/song?id=${id}` },
    { key: 'comments', label: text('track.comments'), icon: MessageCircle, href: `/comment?id=${id}` },
  ]
  if (mv !== null)
    items.push({ key: 'mv', label: text('track.watchMv'), icon: Clapperboard, href: `/video?id=${mv}` })
  if (!needsLinks()) return items
  for (const artist of artists)
    if (artist.id > 0)
      items.push({
        key: `artist ${artist.id}`,
        label: text('track.artist', { name: artist.name }),
        icon: Mic,
        href: `/artist/songs?id=${artist.id}`,
      })
  if (album.id > 0 && options.album !== false)
    items.push({
      key: 'album',
      label: text('track.album', { name: album.name || text('track.unknownAlbum') }),
      icon: Disc3,
      href: `/album?id=${album.id}`,
    })
  return items
}

function ownItems({ onRemove, removeLabel, moreItems }: TrackMenuOptions, track: Track): MenuItem[] {
  const items = [...(moreItems?.(track) ?? [])]
  if (onRemove && removeLabel)
    items.push({
      key: 'remove',
      label: removeLabel,
      icon: Trash2,
      danger: true,
      onSelect: () => onRemove([track]),
    })
  return items
}

/** Returns a function that makes the items that search for a song, copy its id and link, and share it. */
function useShareItems() {
  const { text } = useText()
  const copy = useCopy()
  const { copyLink, share } = useShare()

  return ({ id, name, artists }: Track): MenuItem[] => {
    const path = `/song?id=${id}`
    const keywords = new URLSearchParams({ keywords: name, page: '1' })
    const items: MenuItem[] = [
      { key: 'same', label: text('track.searchSame'), icon: Search, href: `/search/songs?${keywords}` },
      { key: 'id', label: text('track.copyId'), icon: Hash, onSelect: () => void copy(`${id}`) },
      { key: 'link', label: text('track.copyLink'), icon: Link2, onSelect: () => copyLink(path) },
    ]
    if (share) {
      const onSelect = () => void share(path, [name, artistNames(artists)].filter(Boolean).join(' - '))
      items.push({ key: 'share', label: text('track.share'), icon: Share2, onSelect })
    }
    return items
  }
}

/** Returns a function that makes the menu items of a track in a list. */
export function useTrackMenu(options: TrackMenuOptions) {
  const stores = useStores()
  const { text } = useText()
  const shareItems = useShareItems()
  const context = { options, stores, text }

  return (track: Track, onPlay: () => void): MenuItem[] => {
    const own = ownItems(options, track)
    return [
      ...playItems(context, track, onPlay),
      ...libraryItems(context, track),
      ...linkItems(context, track),
      divider('divider'),
      ...shareItems(track),
      ...(own.length > 0 ? [divider('own'), ...own] : []),
    ]
  }
}
