import type { ReactNode } from 'react'
import { useTitle } from '../../hooks/use-title'
import styles from './setting-page.module.css'

interface SettingPageProps {
  /** The page title. */
  title: string
  /** Shown beside the groups if there is room. */
  aside?: ReactNode
  /** Where it goes if there is no room. */
  otherwise?: 'above' | 'below' | 'nowhere'
  children: ReactNode
}

/** The content of one tab of the settings. */
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
