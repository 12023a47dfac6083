import { Fragment } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArtistRef } from '../../domain/catalogue/track'
import { useText } from '../use-text'
import styles from './artist-links.module.css'

interface WayProps {
  to: string
  tabIndex: number
  className: string | undefined
  children: ReactNode
}

interface ArtistLinksProps {
  artists: readonly ArtistRef[]
  /** -1 in rows that the Tab key passes by. */
  tabIndex?: number
  /** What makes each link, where the list that holds them follows them itself. */
  as?: ComponentType<WayProps>
}

function Nobody() {
  const { text } = useText()
  return text('app.unknownArtist')
}

/** The artists in one line, each the way to its screen where it has one. */
export function ArtistLinks({ artists, tabIndex = 0, as: Way = Link }: ArtistLinksProps) {
  if (artists.length === 0) return <Nobody />
  return artists.map(({ id, name }, at) => (
    <Fragment key={`${id} ${name}`}>
      {at > 0 && ' / '}
      {id > 0 ? (
        <Way to={`/artist/songs?id=${id}`} tabIndex={tabIndex} className={styles.artist}>
          {name}
        </Way>
      ) : (
        name
      )}
    </Fragment>
  ))
}
