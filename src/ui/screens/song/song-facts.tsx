import { use } from 'react'
import { Link } from 'react-router'
import type { Album } from '../../../contract/replies/album'
import type { Track } from '../../../contract/replies/track'
import { formatRelease } from '../../../domain/format/format-release'
import { formatTime } from '../../../domain/format/format-time'
import { ArtistLinks } from '../../features/tracks/artist-links'
import { useText } from '../../kit/use-text'
import styles from './song-header.module.css'

/** The facts that are part of a song, as rows of a definition list. */
export function SongFacts({ track: { artists, album, duration } }: { track: Track }) {
  const { text, languageOf } = useText()
  return (
    <>
      <div>
        <dt>{text('song.artists')}</dt>
        <dd>
          <ArtistLinks languageOf={languageOf} artists={artists} />
        </dd>
      </div>
      {(album.name || album.id > 0) && (
        <div>
          <dt>{text('song.album')}</dt>
          <dd>
            {album.id > 0 ? (
              <Link to={`/album?id=${album.id}`} lang={languageOf(album.name)} className={styles.link}>
                {album.name || text('track.unknownAlbum')}
              </Link>
            ) : (
              <span lang={languageOf(album.name)}>{album.name}</span>
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

/** The facts that come with the album. */
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
          <dd>{formatRelease(publishedMs)}</dd>
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
