import type { PlaylistSummary } from '../../../domain/catalogue/playlist'
import { formatCount } from '../../../domain/format/format-count'
import { CardSection } from '../../collection/card-section'
import { CollectionCard } from '../../parts/collection-card'
import { usePlayCollection } from '../../use-play-collection'
import { useText } from '../../use-text'

/** Other lists with songs of this one; nothing where there are none. */
export function SimilarPlaylists({ playlists }: { playlists: readonly PlaylistSummary[] }) {
  const { text, language } = useText()
  const { playPlaylist } = usePlayCollection()
  if (playlists.length === 0) return null
  return (
    <CardSection title={text('collection.similar')}>
      {playlists.map(({ id, name, cover, playCount }) => (
        <CollectionCard
          key={id}
          to={`/playlist?id=${id}`}
          name={name}
          cover={cover}
          detail={playCount > 0 ? text('list.plays', { count: formatCount(playCount, language) }) : ''}
          playLabel={text('collection.playPlaylist', { name })}
          onPlay={() => playPlaylist(id)}
        />
      ))}
    </CardSection>
  )
}
