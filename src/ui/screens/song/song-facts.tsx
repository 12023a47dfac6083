import { use } from 'react'
import { Link } from 'react-router'
import type { Album } from '../../../domain/catalogue/album'
import type { Track } from '../../../domain/catalogue/track'
import { formatDay } from '../../../domain/format/format-day'
import { formatTime } from '../../../domain/format/format-time'
import { ArtistLinks } from '../../bar/artist-links'
import { useText } from '../../use-text'
import styles from './song-header.module.css'

/** What the song itself tells: rows of a list of facts. */
export function SongFacts({ track: { artists, album, duration } }: { track: Track }) {
  const { text } = useText()
  return (
    <>
      <div>
        <dt>{text('song.artists')}</dt>
        <dd>
          <ArtistLinks artists={artists} />
        </dd>
      </div>
      {album.name && (
        <div>
          <dt>{text('song.album')}</dt>
          <dd>
            {album.id > 0 ? (
              <Link to={`/album?id=${album.id}`} className={styles.link}>
                {album.name}
              </Link>
            ) : (
              album.name
            )}
          </dd>
        </div>
      )}
      {duration > 0 && (
        <div>
          <dt>{text('song.length')}</dt>
          <dd>{formatTime(duration)}</dd>
        </div>
      )}
    </>
  )
}

/** What its album tells besides. */
export function ReleaseFacts({ release }: { release: Promise<Album | null> }) {
  const { text } = useText()
  const album = use(release)
  if (!album) return null
  const { publishedMs, company } = album
  return (
    <>
      {publishedMs !== null && (
        <div>
          <dt>{text('song.published')}</dt>
          <dd>{formatDay(publishedMs)}</dd>
        </div>
      )}
      {company && (
        <div>
          <dt>{text('song.company')}</dt>
          <dd>{company}</dd>
        </div>
      )}
    </>
  )
}
