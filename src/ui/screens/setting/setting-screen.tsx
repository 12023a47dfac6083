import { observer } from 'mobx-react-lite'
import { Outlet } from 'react-router'
import { LinkTabs } from '../../kit/page/link-tabs'
import { ScreenTitle } from '../../kit/page/screen-title'
import type { Screen } from '../../hooks/screen'
import { useOwnLibrary } from '../../hooks/use-own-library'
import { useText } from '../../kit/use-text'
import styles from './setting-screen.module.css'

/**
 * The frame of the settings screens. Its tabs stay in place while the groups below change. The one of the library is
 * there only if the backend has a library.
 */
export const SettingScreen = observer(function SettingScreen() {
  const ownLibrary = useOwnLibrary()
  const { text } = useText()
  const tabs = [
    { to: '/setting/main', name: text('setting.main') },
    { to: '/setting/player', name: text('setting.player') },
    { to: '/setting/other', name: text('setting.other') },
    ...(ownLibrary ? [{ to: '/setting/library', name: text('libraryReport.tab') }] : []),
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
})

export const screen: Screen = { Component: SettingScreen }
