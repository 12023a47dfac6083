import { Music2 } from 'lucide-react'
import { useState } from 'react'
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
}

/** A square cover at the size it is shown at; a note stands in until it is there and when it cannot be had. */
export function Cover({ url, size, alt = '', className = '', eager = false }: CoverProps) {
  const [lost, setLost] = useState<string | null>(null)
  const shown = url && lost !== url
  return (
    <span className={`${styles.cover} ${className}`}>
      <Music2 aria-hidden className={styles.note} />
      {shown && (
        <img
          key={url}
          src={sizedCover(url, size)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={styles.picture}
          onError={() => setLost(url)}
        />
      )}
    </span>
  )
}
