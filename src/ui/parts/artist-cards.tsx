import type { Artist } from '../../domain/catalogue/artist'
import { useText } from '../use-text'
import { ArtistCard } from './artist-card'
import { ArtistGrid } from './artist-grid'

/** Artists as a grid of cards that can be played in place, with how many songs there are of each. */
export function ArtistCards({ artists }: { artists: readonly Artist[] }) {
  const { text } = useText()
  return (
    <ArtistGrid>
      {artists.map(({ id, name, picUrl, trackCount }) => (
        <ArtistCard
          key={id}
          id={id}
          name={name}
          picture={picUrl}
          detail={trackCount > 0 ? text('list.tracks', { count: trackCount }) : ''}
        />
      ))}
    </ArtistGrid>
  )
}
