import {
  Clapperboard,
  Disc3,
  Download,
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
import { artistNames } from '../../domain/catalogue/artist-names'
import type { Track } from '../../domain/catalogue/track'
import type { MenuItem } from '../parts/menu-item'
import { useStores } from '../stores-context'
import { useCopy } from '../use-copy'
import { useShare } from '../use-share'
import { useText } from '../use-text'
import type { TrackListProps } from './track-list-props'

/** Where menus are sheets, they hold what rows have no room for. */
const isNarrow = () => matchMedia('(width < 640px)').matches

/** Rows that have no room for all their links, or that play wherever they are touched, lead on by their menu. */
const leadsOn = () => matchMedia('(width < 768px), (hover: none)').matches

export type TrackMenuOptions = Pick<
  TrackListProps,
  'album' | 'onRemove' | 'removeLabel' | 'cloud' | 'moreItems'
>

const divider = (key: string): MenuItem => ({ key, kind: 'divider' })

/** Tells what can be done to a track of a list, as lines of its menu. */
export function useTrackMenu(options: TrackMenuOptions) {
  const { queue, player, notices, ownPlaylists, session, likes, download } = useStores()
  const { text } = useText()
  const copy = useCopy()
  const { copyLink, share } = useShare()
  const { onRemove, removeLabel, moreItems } = options

  return (track: Track, onPlay: () => void): MenuItem[] => {
    const { id, name, artists, album, mv } = track
    const path = `/song?id=${id}`

    const playNext = () => {
      queue.playNext(track)
      notices.show('success', 'track.addedNext')
    }

    const playing = (): MenuItem[] => {
      const hidesNext = queue.fm || queue.isEmpty || player.track?.id === id
      const next = { key: 'next', label: text('track.playNext'), icon: ListEnd, onSelect: playNext }
      return [
        { key: 'play', label: text('track.play'), icon: Play, onSelect: onPlay },
        ...(hidesNext ? [] : [next]),
      ]
    }

    const keeping = (): MenuItem[] => {
      const items: MenuItem[] = []
      const listener = session.profile !== null
      const liked = likes.isLiked(id)
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
          onSelect: () => ownPlaylists.askWhere([track]),
        })
      const { cloud = false } = options
      const onSelect = () => download.ask(track, { cloud })
      items.push({ key: 'download', label: text('track.download'), icon: Download, onSelect })
      return items
    }

    const leading = (): MenuItem[] => {
      const items: MenuItem[] = [
        { key: 'comments', label: text('track.comments'), icon: MessageCircle, href: `/comment?id=${id}` },
      ]
      if (mv !== null)
        items.push({ key: 'mv', label: text('track.watchMv'), icon: Clapperboard, href: `/video?id=${mv}` })
      if (!leadsOn()) return items
      items.unshift({ key: 'details', label: text('track.details'), icon: Info, href: path })
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
          label: text('track.album', { name: album.name }),
          icon: Disc3,
          href: `/album?id=${album.id}`,
        })
      return items
    }

    const telling = (): MenuItem[] => {
      const keywords = new URLSearchParams({ keywords: name, page: '1' })
      const items: MenuItem[] = [
        { key: 'same', label: text('track.searchSame'), icon: Search, href: `/search/songs?${keywords}` },
        { key: 'id', label: text('track.copyId'), icon: Hash, onSelect: () => void copy(`${id}`) },
        { key: 'link', label: text('track.copyLink'), icon: Link2, onSelect: () => copyLink(path) },
      ]
      if (share) {
        const onSelect = () => void share(path, `${name} - ${artistNames(artists)}`)
        items.push({ key: 'share', label: text('track.share'), icon: Share2, onSelect })
      }
      return items
    }

    const own = [...(moreItems?.(track) ?? [])]
    if (onRemove && removeLabel)
      own.push({
        key: 'remove',
        label: removeLabel,
        icon: Trash2,
        danger: true,
        onSelect: () => onRemove([track]),
      })
    return [
      ...playing(),
      ...keeping(),
      ...leading(),
      divider('parting'),
      ...telling(),
      ...(own.length > 0 ? [divider('own'), ...own] : []),
    ]
  }
}
