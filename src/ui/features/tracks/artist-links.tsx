import { Fragment } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArtistRef } from '../../../contract/replies/track'
import { useText } from '../../kit/use-text'
import styles from './artist-links.module.css'

interface ArtistLinkProps {
  to: string
  lang: string | undefined
  tabIndex: number
  className: string | undefined
  children: ReactNode
}

interface ArtistLinksProps {
  artists: readonly ArtistRef[]
  /** As `useText` returns it, which a row would have to call for itself. */
  languageOf: (name: string) => string | undefined
  /** -1 in rows that are not the Tab stop. */
  tabIndex?: number
  /** The link component; `PlainLink` in lists that handle clicks themselves. */
  as?: ComponentType<ArtistLinkProps>
}

function UnknownArtist() {
  const { text } = useText()
  return text('track.unknownArtist')
}

/** The artists in one line, each a link to its screen if it has one. */
export function ArtistLinks({ artists, languageOf, tabIndex = 0, as: ArtistLink = Link }: ArtistLinksProps) {
  if (artists.length === 0) return <UnknownArtist />
  return artists.map(({ id, name }, at) => (
    <Fragment key={`${id} ${name}`}>
      {at > 0 && ' / '}
      {id > 0 ? (
        <ArtistLink
          to={`/artist/songs?id=${id}`}
          lang={languageOf(name)}
          tabIndex={tabIndex}
          className={styles.artist}
        >
          {name}
        </ArtistLink>
      ) : (
        <span lang={languageOf(name)}>{name}</span>
      )}
    </Fragment>
  ))
}
