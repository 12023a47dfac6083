import { Outlet } from 'react-router'
import { LinkTabs } from '../../kit/page/link-tabs'
import { ScreenTitle } from '../../kit/page/screen-title'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import styles from '../../kit/page/screen-frame.module.css'

/** The frame of the discover screens. Its tabs stay in place while the content below changes. */
export function DiscoverScreen() {
  const { text } = useText()
  const tabs = [
    { to: '/discover/playlists', name: text('menu.discoverPlaylists') },
    { to: '/discover/toplists', name: text('menu.toplists') },
    { to: '/discover/artists', name: text('menu.artists') },
  ]
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <ScreenTitle>{text('nav.discover')}</ScreenTitle>
        <div className={styles.tabs}>
          <LinkTabs label={text('discover.tabs')} tabs={tabs} />
        </div>
      </header>
      <Outlet />
    </div>
  )
}

export const screen: Screen = { Component: DiscoverScreen }
