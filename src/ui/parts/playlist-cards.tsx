import type { PlaylistSummary } from '../../domain/catalogue/playlist'
import { formatCount } from '../../domain/format/format-count'
import { usePlayCollection } from '../use-play-collection'
import { useText } from '../use-text'
import { CardGrid } from './card-grid'
import { CollectionCard } from './collection-card'

/** Playlists as a grid of cards that can be played in place. */
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
              ? text('list.plays', { count: formatCount(playCount, language) })
              : text('list.tracks', { count: trackCount })
          }
          playLabel={text('home.playPlaylist', { name })}
          onPlay={() => playPlaylist(id)}
        />
      ))}
    </CardGrid>
  )
}
