import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ArtistRef } from '../../domain/catalogue/track'
import { useText } from '../use-text'
import styles from './artist-links.module.css'

/** The artists in one line, each the way to its screen where it has one. */
export function ArtistLinks({ artists }: { artists: readonly ArtistRef[] }) {
  const { text } = useText()
  if (artists.length === 0) return text('app.unknownArtist')
  return artists.map(({ id, name }, at) => (
    <Fragment key={`${id} ${name}`}>
      {at > 0 && ' / '}
      {id > 0 ? (
        <Link to={`/artist?id=${id}`} className={styles.artist}>
          {name}
        </Link>
      ) : (
        name
      )}
    </Fragment>
  ))
}
