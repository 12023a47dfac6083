import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { artistNames } from '../../domain/catalogue/artist-names'
import type { Video } from '../../domain/catalogue/video'
import { wideCover } from '../../domain/catalogue/wide-cover'
import { formatCount } from '../../domain/format/format-count'
import { formatTime } from '../../domain/format/format-time'
import { useText } from '../use-text'
import { Cover } from './cover'
import styles from './video-card.module.css'

/** A video as a card in a grid: a wide picture with its length and plays, and a link to its page. */
export function VideoCard({ video }: { video: Video }) {
  const { text, language } = useText()
  const { id, name, cover, artists, duration, playCount } = video
  return (
    <li className={styles.card}>
      <Link to={`/video?id=${encodeURIComponent(id)}`} draggable={false} className={styles.link}>
        <span className={styles.picture}>
          {/* an address that has its size already is left as it is */}
          <Cover url={cover && wideCover(cover)} size={500} className={styles.cover} />
          {duration > 0 && <span className={styles.duration}>{formatTime(duration)}</span>}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{artistNames(artists) || text('app.unknownArtist')}</span>
        {playCount > 0 && (
          <span className={styles.detail}>
            <Play aria-hidden size={12} className={styles.icon} />
            {text('list.plays', { count: formatCount(playCount, language) })}
          </span>
        )}
      </Link>
    </li>
  )
}
