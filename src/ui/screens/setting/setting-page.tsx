import type { ReactNode } from 'react'
import { useTitle } from '../../use-title'
import styles from './setting-page.module.css'

interface SettingPageProps {
  /** Of the window. */
  title: string
  /** Stays in sight beside the groups where there is room. */
  aside?: ReactNode
  /** Where that goes when there is none. */
  otherwise?: 'above' | 'below' | 'nowhere'
  children: ReactNode
}

/** The groups under one tab of the settings. */
export function SettingPage({ title, aside, otherwise = 'above', children }: SettingPageProps) {
  useTitle(title)
  const side = aside && (
    <div data-otherwise={otherwise} className={styles.aside}>
      {aside}
    </div>
  )
  return (
    <div className={styles.page}>
      {otherwise !== 'below' && side}
      <div className={styles.groups}>{children}</div>
      {otherwise === 'below' && side}
    </div>
  )
}
