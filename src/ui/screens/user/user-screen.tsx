import { observer } from 'mobx-react-lite'
import { Outlet } from 'react-router'
import { LinkTabs } from '../../kit/page/link-tabs'
import { ScreenTitle } from '../../kit/page/screen-title'
import type { Screen } from '../../hooks/screen'
import { Avatar } from '../../kit/avatar'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './user-screen.module.css'

/** The frame of the listener's library. Its tabs stay in place while the lists below change. */
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
