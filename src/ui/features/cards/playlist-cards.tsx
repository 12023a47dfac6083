import type { PlaylistSummary } from '../../../contract/replies/playlist'
import { formatCount } from '../../../domain/format/format-count'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import { CardGrid } from '../../kit/card/card-grid'
import { CollectionCard } from '../../kit/card/collection-card'

/** A grid of playlists, each with a play button. */
export function PlaylistCards({ playlists }: { playlists: readonly PlaylistSummary[] }) {
  const { text, language } = useText()
  const { playPlaylist } = usePlayCollection()
  return (
    <CardGrid>
      {playlists.map(({ id, name, cover, playCount, trackCount }) => (
        <CollectionCard
          key={id}
          to={`/playlist?id=${id}`}
          name={name}
          cover={cover}
          detail={
            playCount > 0
              ? text('collection.timesPlayed', { count: formatCount(playCount, language) })
              : text('list.tracks', { count: trackCount })
          }
          playLabel={text('home.playPlaylist', { name })}
          onPlay={() => playPlaylist(id)}
        />
      ))}
    </CardGrid>
  )
}
