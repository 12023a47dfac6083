import { Outlet } from 'react-router'
import { LinkTabs } from '../../parts/link-tabs'
import { ScreenTitle } from '../../parts/screen-title'
import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import styles from './setting-screen.module.css'

/** The settings: their tabs stay where they are while the groups below them change. */
export function SettingScreen() {
  const { text } = useText()
  const tabs = [
    { to: '/setting/main', name: text('setting.main') },
    { to: '/setting/player', name: text('setting.player') },
    { to: '/setting/other', name: text('setting.other') },
  ]
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <ScreenTitle>{text('setting.title')}</ScreenTitle>
        <div className={styles.tabs}>
          <LinkTabs label={text('setting.tabs')} tabs={tabs} />
        </div>
      </header>
      <Outlet />
    </div>
  )
}

export const screen: Screen = { Component: SettingScreen }
