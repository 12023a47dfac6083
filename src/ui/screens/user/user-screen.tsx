import { observer } from 'mobx-react-lite'
import { Outlet } from 'react-router'
import { LinkTabs } from '../../parts/link-tabs'
import { ScreenTitle } from '../../parts/screen-title'
import type { Screen } from '../../routes/screen'
import { Avatar } from '../../shell/avatar'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './user-screen.module.css'

/** The listener's library: its tabs stay where they are while the lists below them change. */
export const UserScreen = observer(function UserScreen() {
  const { session } = useStores()
  const { text } = useText()
  const { profile } = session
  const tabs = [
    { to: '/user/playlists', name: text('library.playlists') },
    { to: '/user/like', name: text('library.liked') },
    { to: '/user/album', name: text('library.albums') },
    { to: '/user/artists', name: text('library.artists') },
    { to: '/user/cloud', name: text('library.cloud') },
  ]
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <div className={styles.who}>
          {profile && <Avatar profile={profile} className={styles.avatar} />}
          <ScreenTitle>
            {profile ? text('library.of', { name: profile.nickname }) : text('library.title')}
          </ScreenTitle>
        </div>
        <div className={styles.tabs}>
          <LinkTabs label={text('library.tabs')} tabs={tabs} />
        </div>
      </header>
      <Outlet />
    </div>
  )
})

export const screen: Screen = { Component: UserScreen }
