import { Link } from 'react-router'
import type { ArtistDetail } from '../../../domain/catalogue/artist'
import { useText } from '../../use-text'
import styles from './artist-header.module.css'

/** How much there is of an artist, each the way to it; what the backend does not count is left out. */
export function ArtistCounts({ artist }: { artist: ArtistDetail }) {
  const { text } = useText()
  const { id, trackCount, albumCount, videoCount } = artist
  const counts = [
    { tab: 'songs', count: trackCount, name: text('artist.songCount', { count: trackCount }) },
    { tab: 'albums', count: albumCount, name: text('artist.albumCount', { count: albumCount }) },
    { tab: 'videos', count: videoCount, name: text('artist.videoCount', { count: videoCount }) },
  ].filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <ul className={styles.counts}>
      {counts.map(({ tab, name }) => (
        <li key={tab}>
          <Link to={`/artist/${tab}?id=${id}`} className={styles.count}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
