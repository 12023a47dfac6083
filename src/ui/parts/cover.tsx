import { useState } from 'react'
import type { CSSProperties } from 'react'
import { sizedCover } from '../../domain/catalogue/sized-cover'
import type { CoverSize } from '../../domain/catalogue/sized-cover'
import styles from './cover.module.css'

interface CoverProps {
  url: string | null
  size: CoverSize
  /** Names the picture where no title stands beside it. */
  alt?: string
  className?: string | undefined
  eager?: boolean
  /** Its place has this CSS colour until it is there, where the picture's own is known. */
  colour?: string | undefined
}

/** One that is at hand is simply there; one that had to be fetched comes softly, with no render of its own. */
function reveal(picture: HTMLImageElement): void {
  picture.dataset.there = ''
}

/** A square cover at the size it is shown at; a note stands in until it is there and when it cannot be had. */
export function Cover({ url, size, alt = '', className = '', eager = false, colour }: CoverProps) {
  const [lost, setLost] = useState<string | null>(null)
  const shown = url && lost !== url
  return (
    <span
      className={`${styles.cover} ${className}`}
      style={colour === undefined ? undefined : ({ '--colour': colour } as CSSProperties)}
    >
      {shown && (
        <img
          key={url}
          ref={(picture) => {
            if (picture?.complete) reveal(picture)
          }}
          src={sizedCover(url, size)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={styles.picture}
          onLoad={({ currentTarget }) => reveal(currentTarget)}
          onError={() => setLost(url)}
        />
      )}
    </span>
  )
}
