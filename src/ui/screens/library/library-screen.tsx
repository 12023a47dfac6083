import { Outlet } from 'react-router'
import { LinkTabs } from '../../kit/page/link-tabs'
import { ScreenTitle } from '../../kit/page/screen-title'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import styles from '../../kit/page/screen-frame.module.css'

/** The frame of the screens of the server's library. Its tabs stay in place while the lists below change. */
export function LibraryScreen() {
  const { text } = useText()
  const tabs = [
    { to: '/library/songs', name: text('browse.songs') },
    { to: '/library/albums', name: text('browse.albums') },
    { to: '/library/artists', name: text('browse.artists') },
    { to: '/library/genres', name: text('browse.genres') },
    { to: '/library/years', name: text('browse.years') },
    { to: '/library/folders', name: text('browse.folders') },
    { to: '/library/recent', name: text('browse.recent') },
  ]
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <ScreenTitle>{text('browse.title')}</ScreenTitle>
        <div className={styles.tabs}>
          <LinkTabs label={text('browse.tabs')} tabs={tabs} />
        </div>
      </header>
      <Outlet />
    </div>
  )
}

export const screen: Screen = { Component: LibraryScreen }
