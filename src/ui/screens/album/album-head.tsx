import { MessageCircle } from 'lucide-react'
import type { AlbumDetail } from '../../../contract/replies/album'
import { threadPath } from '../../../domain/comments/comment-thread'
import { ok } from '../../../contract/result'
import { formatRelease } from '../../../domain/format/format-release'
import { ArtistLinks } from '../../features/tracks/artist-links'
import { CollectButton } from '../../features/cards/collect-button'
import { KeepButton } from '../../features/offline/keep-button'
import { CollectionMenu } from '../../features/cards/collection-menu'
import { ButtonLink } from '../../kit/button/button-link'
import { CollectionHeader } from '../../features/cards/collection-header'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'

/** The head of an album: its facts, and buttons for the whole of it. */
export function AlbumHead({ detail: { album, tracks } }: { detail: AlbumDetail }) {
  const { player, notices } = useStores()
  const { text, languageOf } = useText()
  const { id, name } = album
  const published = formatRelease(album.publishedMs)
  const play = () => {
    if (tracks.length > 0) player.playAll(tracks, 0, id)
    else notices.show('info', 'collection.empty')
  }
  return (
    <CollectionHeader
      kind={text('collection.album')}
      name={name}
      cover={album.picUrl}
      description={album.description}
      facts={[
        album.artists.length > 0 ? (
          <ArtistLinks key="artists" languageOf={languageOf} artists={album.artists} />
        ) : (
          ''
        ),
        published && text('collection.published', { day: published }),
        album.company,
        text('list.tracks', { count: tracks.length }),
      ]}
      onPlay={play}
    >
      <CollectButton kind="album" id={id} />
      <KeepButton
        list={{ kind: 'album', id, name, cover: album.picUrl }}
        loadTracks={() => Promise.resolve(ok(tracks))}
      />
      <ButtonLink data-compact to={threadPath({ topic: 'album', id })}>
        <MessageCircle aria-hidden size={18} />
        <span>{text('collection.comments')}</span>
      </ButtonLink>
      <CollectionMenu name={name} path={`/album?id=${id}`} />
    </CollectionHeader>
  )
}
