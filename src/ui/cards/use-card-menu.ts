import { Heart, HeartOff, Link2, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Artist } from '../../domain/catalogue/artist'
import type { LibraryLists } from '../../stores/library/library-lists'
import type { MenuItem } from '../parts/menu-item'
import { useStores } from '../stores-context'
import { useShare } from '../use-share'
import { useText } from '../use-text'
import type { CardSubject } from './card-of'

/** The list of the library that shows it, where one was shown. */
async function bringUpToDate(library: LibraryLists, kind: CardSubject['kind']): Promise<void> {
  const list = library[`${kind}s`]
  if (list.known) await list.load()
}

/**
 * What can be done to what a card is of. Whether it is in the library is asked for when the menu opens, and the line
 * that changes it comes with the answer.
 */
export function useCardMenu(subject: CardSubject | null): MenuItem[] {
  const { backend, session, collections, artistFollows, ownPlaylists, library, play } = useStores()
  const { text } = useText()
  const { copyLink } = useShare()
  const [artist, setArtist] = useState<Pick<Artist, 'id' | 'followed'> | null>(null)
  const { kind, id } = subject ?? {}
  const listener = session.profile !== null

  useEffect(() => {
    if (!kind || id === undefined || !listener) return
    if (kind !== 'artist') return void collections.look(kind, id)
    const closing = new AbortController()
    const ask = async () => {
      const { signal } = closing
      const detail = await backend.call('artistDetail', { id }, { signal })
      if (detail.ok && !signal.aborted) setArtist(detail.value)
    }
    void ask()
    return () => closing.abort()
  }, [backend, collections, kind, id, listener])

  if (!subject) return []
  const keeping = (): MenuItem[] => {
    if (!listener) return []
    const keep = async (toggle: () => Promise<void>) => {
      await toggle()
      await bringUpToDate(library, subject.kind)
    }
    const line = (kept: boolean, toggle: () => Promise<void>): MenuItem => ({
      key: 'keep',
      label: text(kept ? 'collection.letGo' : 'collection.collect'),
      icon: kept ? HeartOff : Heart,
      onSelect: () => void keep(toggle),
    })
    if (subject.kind === 'artist') {
      if (artist?.id !== subject.id) return []
      return [line(artistFollows.isFollowed(artist), () => artistFollows.toggle(artist))]
    }
    const { kind, id } = subject
    const own = kind === 'playlist' && ownPlaylists.playlists.some((playlist) => playlist.id === id)
    if (own || !collections.isKnown(kind, id)) return []
    return [line(collections.isCollected(kind, id), () => collections.toggle(kind, id))]
  }
  const onPlay = () => void play[subject.kind](subject.id)
  const onCopy = () => copyLink(subject.path)
  return [
    { key: 'play', label: text('track.play'), icon: Play, onSelect: onPlay },
    ...keeping(),
    { key: 'link', label: text('collection.copyLink'), icon: Link2, onSelect: onCopy },
  ]
}
