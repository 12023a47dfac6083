import type { ComponentProps } from 'react'
import styles from './screen-title.module.css'

/** What a screen is called, at its head. */
export function ScreenTitle({ children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 {...rest} className={styles.title}>
      {children}
    </h1>
  )
}
