import { MessageCircle } from 'lucide-react'
import type { AlbumDetail } from '../../../domain/catalogue/album'
import { threadPath } from '../../../domain/comments/comment-thread'
import { formatDay } from '../../../domain/format/format-day'
import { ArtistLinks } from '../../bar/artist-links'
import { CollectButton } from '../../collection/collect-button'
import { CollectionMenu } from '../../collection/collection-menu'
import { ButtonLink } from '../../parts/button-link'
import { CollectionHeader } from '../../parts/collection-header'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'

/** What an album is, and what can be done with all of it. */
export function AlbumHead({ detail: { album, tracks } }: { detail: AlbumDetail }) {
  const { player, notices } = useStores()
  const { text } = useText()
  const { id, name } = album
  const published = formatDay(album.publishedMs)
  const play = () => {
    if (tracks.length > 0) player.playAll(tracks, 0, id)
    else notices.show('info', 'list.empty')
  }
  return (
    <CollectionHeader
      kind={text('list.album')}
      name={name}
      cover={album.picUrl}
      description={album.description}
      facts={[
        album.artists.length > 0 ? <ArtistLinks key="artists" artists={album.artists} /> : '',
        published && text('collection.published', { day: published }),
        album.company,
        text('list.tracks', { count: tracks.length }),
      ]}
      onPlay={play}
    >
      <CollectButton kind="album" id={id} />
      <ButtonLink to={threadPath({ topic: 'album', id })}>
        <MessageCircle aria-hidden size={18} />
        {text('collection.comments')}
      </ButtonLink>
      <CollectionMenu name={name} path={`/album?id=${id}`} />
    </CollectionHeader>
  )
}
