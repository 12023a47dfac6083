import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useContextMenu } from '../../kit/menu/use-context-menu'
import { Heart, HeartOff, Link2, Play } from 'lucide-react'
import type { Artist } from '../../../contract/replies/artist'
import type { LibraryLists } from '../../../stores/library/library-lists'
import type { MenuItem } from '../../kit/menu/menu-item'
import { useStores } from '../../hooks/stores-context'
import { useShare } from '../../hooks/use-share'
import { useExportItem } from '../playlists/use-export-item'
import { useText } from '../../kit/use-text'

/** One context menu for all cards of the page. */
export const CardMenuLayer = observer(function CardMenuLayer() {
  const { nativeHandlers, of, menu } = useContextMenu(findCard)
  const items = useCardMenu(of)
  const latest = useRef(nativeHandlers)
  useEffect(() => {
    latest.current = nativeHandlers
  })

  // listeners on the body, because the shell renders cards before this layer is loaded
  useEffect(() => {
    const { body } = document
    const closing = new AbortController()
    const { signal } = closing
    body.addEventListener('contextmenu', (event) => latest.current.contextmenu(event, body), { signal })
    body.addEventListener('keydown', (event) => latest.current.keydown(event, body), { signal })
    body.addEventListener('pointerdown', (event) => latest.current.pointerdown(event, body), { signal })
    return () => closing.abort()
  }, [])
  return of && menu(of.name, items)
})

/** Loads the library list of a kind again, if it has been loaded before. */
async function reloadLibraryList(library: LibraryLists, kind: CardSubject['kind']): Promise<void> {
  const list = library[`${kind}s`]
  if (list.loaded) await list.load()
}

/**
 * Returns the menu items of a card. Whether its subject is in the library is requested when the menu opens; the item
 * that changes that is added when the answer arrives.
 */
function useCardMenu(subject: CardSubject | null): MenuItem[] {
  const { backend, session, collections, artistFollows, ownPlaylists, library, play } = useStores()
  const { text } = useText()
  const { copyLink } = useShare()
  const exportItem = useExportItem()
  const [artist, setArtist] = useState<Pick<Artist, 'id' | 'followed'> | null>(null)
  const { kind, id } = subject ?? {}
  const listener = session.profile !== null

  useEffect(() => {
    if (!kind || id === undefined || !listener) return
    if (kind !== 'artist') return void collections.load(kind, id)
    const closing = new AbortController()
    const loadArtist = async () => {
      const { signal } = closing
      const detail = await backend.call('artistDetail', { id }, { signal })
      if (detail.ok && !signal.aborted) setArtist(detail.value)
    }
    void loadArtist()
    return () => closing.abort()
  }, [backend, collections, kind, id, listener])

  if (!subject) return []
  const libraryItems = (): MenuItem[] => {
    if (!listener) return []
    const keep = async (toggle: () => Promise<void>) => {
      await toggle()
      await reloadLibraryList(library, subject.kind)
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
    ...libraryItems(),
    ...(subject.kind === 'playlist' ? [exportItem(subject)] : []),
    { key: 'link', label: text('collection.copyLink'), icon: Link2, onSelect: onCopy },
  ]
}

/** What a card shows. */
interface CardSubject {
  kind: 'playlist' | 'album' | 'artist'
  id: number
  name: string
  /** Path of its screen. */
  path: string
}

const address = /^\/(playlist|album|artist)(?:\/songs)?\?id=(\d+)$/

/** Returns the card that an element of the page is in, with its subject; null if it is in none. */
function findCard(from: Element) {
  const element = from.closest<HTMLElement>('main [data-card]')
  const opener = element?.querySelector('a')
  const [path = '', kind, id] = address.exec(opener?.getAttribute('href') ?? '') ?? []
  if (!element || !opener || !kind) return null
  const subject: CardSubject = {
    kind: kind as CardSubject['kind'],
    id: Number(id),
    name: element.dataset.card ?? '',
    path,
  }
  return { of: subject, opener, element }
}
