import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { artistNames } from '../../../domain/catalogue/artist-names'
import type { Video } from '../../../contract/replies/video'
import { wideCover } from '../../../domain/catalogue/sized-cover'
import { formatCount } from '../../../domain/format/format-count'
import { formatTime } from '../../../domain/format/format-time'
import { useText } from '../use-text'
import { Cover } from './cover'
import card from './card.module.css'
import styles from './video-card.module.css'

/** A video as a card in a grid: a wide picture with its length and plays, and a link to its page. */
export function VideoCard({ video }: { video: Video }) {
  const { text, language, languageOf } = useText()
  const { id, name, cover, artists, duration, playCount } = video
  const by = artistNames(artists)
  return (
    <li className={card.card}>
      <Link to={`/video?id=${encodeURIComponent(id)}`} draggable={false} className={card.link}>
        <span className={styles.frame}>
          {/* Cover leaves an address that already names a size as it is */}
          <Cover url={cover && wideCover(cover)} size={500} className={`${card.picture} ${styles.picture}`} />
          {duration > 0 && <span className={styles.duration}>{formatTime(duration)}</span>}
        </span>
        <span lang={languageOf(name)} className={card.name}>
          {name}
        </span>
        <span lang={languageOf(by)} className={card.detail}>
          {by || text('track.unknownArtist')}
        </span>
        {playCount > 0 && (
          <span className={card.detail}>
            <Play aria-hidden size={12} className={styles.icon} />
            {text('collection.timesPlayed', { count: formatCount(playCount, language) })}
          </span>
        )}
      </Link>
    </li>
  )
}
