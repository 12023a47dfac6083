import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { FullPlayer } from '../player/full-player'
import { PlayerBar } from '../bar/player-bar'
import { QueueDrawer } from '../queue/queue-drawer'
import { RegionBoundary } from '../parts/region-boundary'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { LoadingBar } from './loading-bar'
import { Notices } from './notices'
import styles from './shell.module.css'
import { TopNav } from './top-nav'
import { useDocument } from './use-document'
import { useSpaceKey } from './use-space-key'

/** The frame that every screen sits in. */
export const Shell = observer(function Shell() {
  const { shell, notices } = useStores()
  const { text } = useText()
  const { pathname, search } = useLocation()
  const tell = () => notices.show('error', 'notice.bug')
  useDocument()
  useSpaceKey()
  useEffect(() => shell.closePlayer(), [shell, pathname, search])

  return (
    <>
      <LoadingBar />
      <div inert={shell.playerOpen} className={styles.page}>
        <a href="#content" className={styles.skip}>
          {text('app.skip')}
        </a>
        <TopNav />
        <main id="content" tabIndex={-1} className={styles.content}>
          <Outlet />
        </main>
        <RegionBoundary onBreak={tell}>
          <QueueDrawer />
        </RegionBoundary>
        <RegionBoundary onBreak={tell}>
          <PlayerBar />
        </RegionBoundary>
      </div>
      <RegionBoundary
        onBreak={() => {
          shell.closePlayer()
          tell()
        }}
      >
        <FullPlayer />
      </RegionBoundary>
      <Notices />
      <ScrollRestoration />
    </>
  )
})
