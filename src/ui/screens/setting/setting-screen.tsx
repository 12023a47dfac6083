import type { ReactNode } from 'react'
import { useTitle } from '../../use-title'
import styles from './setting-screen.module.css'

interface SettingScreenProps {
  title: string
  /** Stays in sight beside the groups where there is room, and stands above them where there is not. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of a screen of settings. */
export function SettingScreen({ title, aside, children }: SettingScreenProps) {
  useTitle(title)
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.groups}>{children}</div>
    </div>
  )
}
