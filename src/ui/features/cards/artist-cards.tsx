import type { Artist } from '../../../contract/replies/artist'
import { useText } from '../../kit/use-text'
import { ArtistCard } from './artist-card'
import { ArtistGrid } from '../../kit/card/artist-grid'

/** A grid of artists, each with its number of songs and a play button. */
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
