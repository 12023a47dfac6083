import type { Album } from '../../../contract/replies/album'
import { artistNames } from '../../../domain/catalogue/artist-names'
import { formatRelease } from '../../../domain/format/format-release'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import { CardGrid } from '../../kit/card/card-grid'
import { CollectionCard } from '../../kit/card/collection-card'

interface AlbumCardsProps {
  albums: readonly Album[]
  /** Whether the cards show the release date. */
  dated?: boolean
}

/** A grid of albums, each with a play button. */
export function AlbumCards({ albums, dated = false }: AlbumCardsProps) {
  const { text } = useText()
  const { playAlbum } = usePlayCollection()
  return (
    <CardGrid>
      {albums.map(({ id, name, picUrl, artists, publishedMs }) => {
        const by = artistNames(artists) || text('track.unknownArtist')
        return (
          <CollectionCard
            key={id}
            to={`/album?id=${id}`}
            name={name}
            cover={picUrl}
            detail={[dated ? formatRelease(publishedMs) : '', by].filter(Boolean).join(' · ')}
            playLabel={text('home.playAlbum', { name })}
            onPlay={() => playAlbum(id)}
          />
        )
      })}
    </CardGrid>
  )
}
