import type { Album } from '../../../domain/catalogue/album'
import { formatDay } from '../../../domain/format/format-day'
import { CardSection } from '../../collection/card-section'
import { CollectionCard } from '../../parts/collection-card'
import { usePlayCollection } from '../../use-play-collection'
import { useText } from '../../use-text'

interface OtherAlbumsProps {
  /** Who made them. */
  name: string
  albums: readonly Album[]
}

/** More of the same artist; nothing where there is no more. */
export function OtherAlbums({ name: artist, albums }: OtherAlbumsProps) {
  const { text } = useText()
  const { playAlbum } = usePlayCollection()
  if (albums.length === 0) return null
  return (
    <CardSection title={text('collection.otherAlbums', { name: artist })}>
      {albums.map(({ id, name, picUrl, publishedMs }) => (
        <CollectionCard
          key={id}
          to={`/album?id=${id}`}
          name={name}
          cover={picUrl}
          detail={formatDay(publishedMs)}
          playLabel={text('collection.playAlbum', { name })}
          onPlay={() => playAlbum(id)}
        />
      ))}
    </CardSection>
  )
}
