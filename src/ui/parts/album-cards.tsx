import type { Album } from '../../domain/catalogue/album'
import { artistNames } from '../../domain/catalogue/artist-names'
import { formatDay } from '../../domain/format/format-day'
import { usePlayCollection } from '../use-play-collection'
import { useText } from '../use-text'
import { CardGrid } from './card-grid'
import { CollectionCard } from './collection-card'

interface AlbumCardsProps {
  albums: readonly Album[]
  /** Whether each says on which day it came out. */
  dated?: boolean
}

/** Albums as a grid of cards that can be played in place. */
export function AlbumCards({ albums, dated = false }: AlbumCardsProps) {
  const { text } = useText()
  const { playAlbum } = usePlayCollection()
  return (
    <CardGrid>
      {albums.map(({ id, name, picUrl, artists, publishedMs }) => {
        const by = artistNames(artists) || text('app.unknownArtist')
        return (
          <CollectionCard
            key={id}
            to={`/album?id=${id}`}
            name={name}
            cover={picUrl}
            detail={[dated ? formatDay(publishedMs) : '', by].filter(Boolean).join(' · ')}
            playLabel={text('home.playAlbum', { name })}
            onPlay={() => playAlbum(id)}
          />
        )
      })}
    </CardGrid>
  )
}
