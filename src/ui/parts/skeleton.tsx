import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  className?: string | undefined
  style?: CSSProperties
}

/** A grey shape where something will be; it appears only after 120 ms, so that a quick answer shows none. */
export function Skeleton({ className = '', style }: SkeletonProps) {
  return <span aria-hidden className={`${styles.skeleton} ${className}`} style={style} />
}
