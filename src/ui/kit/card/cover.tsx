import { useState } from 'react'
import type { CSSProperties } from 'react'
import { sizedCover } from '../../../domain/catalogue/sized-cover'
import type { CoverSize } from '../../../domain/catalogue/sized-cover'
import styles from './cover.module.css'

interface CoverProps {
  url: string | null
  size: CoverSize
  /** A `srcset` of several sizes, of which the browser requests one by the room and the density of the screen. */
  sourceSet?: string | undefined
  /** Names the picture where there is no title beside it. */
  alt?: string
  className?: string | undefined
  eager?: boolean
  /** CSS colour shown until the picture is loaded. */
  colour?: string | undefined
}

/** Fades a picture in by a data attribute, without a render. */
function reveal(picture: HTMLImageElement): void {
  picture.dataset.there = ''
}

/** A square cover. A note icon is shown until it is loaded, and if there is none. */
export function Cover(props: CoverProps) {
  const { url, size, sourceSet, alt = '', className = '', eager = false, colour } = props
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const shown = url && failedUrl !== url
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
          srcSet={sourceSet}
          sizes={sourceSet && 'auto'}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={styles.picture}
          onLoad={({ currentTarget }) => reveal(currentTarget)}
          onError={() => setFailedUrl(url)}
        />
      )}
    </span>
  )
}
