import { useState } from 'react'
import { sizedCover } from '../../domain/catalogue/sized-cover'
import type { Profile } from '../../contract/replies/account'
import styles from './avatar.module.css'

interface AvatarProps {
  profile: Profile
  className?: string | undefined
}

/** The listener's picture, or the first letter of the nickname where there is none. */
export function Avatar({ profile, className = '' }: AvatarProps) {
  const { avatarUrl: url, nickname } = profile
  const [lost, setLost] = useState<string | null>(null)
  return (
    <span aria-hidden className={`${styles.avatar} ${className}`}>
      {url && lost !== url ? (
        <img
          src={sizedCover(url, 128)}
          alt=""
          decoding="async"
          className={styles.picture}
          onError={() => setLost(url)}
        />
      ) : (
        ([...nickname.trim()][0] ?? '·').toUpperCase()
      )}
    </span>
  )
}
