import type { ReactNode } from 'react'
import { ScreenTitle } from '../parts/screen-title'
import styles from './list-head.module.css'

interface ListHeadProps {
  title: string
  /** A line that says more. */
  note?: ReactNode
  /** Stands before the title. */
  mark?: ReactNode
  /** What can be done with all of it, as buttons. */
  children?: ReactNode
}

/** Head of a screen that is a list of songs with no cover of its own. */
export function ListHead({ title, note, mark, children }: ListHeadProps) {
  return (
    <header className={styles.head}>
      {mark}
      <div className={styles.text}>
        <ScreenTitle>{title}</ScreenTitle>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
