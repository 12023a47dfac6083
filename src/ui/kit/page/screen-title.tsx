import type { ComponentProps } from 'react'
import styles from './screen-title.module.css'

/** The heading of a screen. */
export function ScreenTitle({ children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 {...rest} className={styles.title}>
      {children}
    </h1>
  )
}
