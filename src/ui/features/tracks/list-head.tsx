import type { ReactNode } from 'react'
import { ScreenTitle } from '../../kit/page/screen-title'
import styles from './list-head.module.css'

interface ListHeadProps {
  title: string
  /** A second line. */
  note?: ReactNode
  /** Shown before the title. */
  mark?: ReactNode
  /** Buttons for the whole list. */
  children?: ReactNode
}

/** The header of a screen that is a list of songs without a cover. */
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
