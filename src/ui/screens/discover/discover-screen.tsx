import { Outlet } from 'react-router'
import { LinkTabs } from '../../parts/link-tabs'
import { ScreenTitle } from '../../parts/screen-title'
import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import styles from './discover-screen.module.css'

/** What there is to discover: its tabs stay where they are while what is below them changes. */
export function DiscoverScreen() {
  const { text } = useText()
  const tabs = [
    { to: '/discover/playlists', name: text('nav.discoverPlaylists') },
    { to: '/discover/toplists', name: text('nav.toplists') },
    { to: '/discover/artists', name: text('nav.artists') },
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
