import { observer } from 'mobx-react-lite'
import { Outlet, ScrollRestoration } from 'react-router'
import { PlayerBar } from '../bar/player-bar'
import { RegionBoundary } from '../parts/region-boundary'
import { FullPlayer } from '../player/full-player'
import { QueueDrawer } from '../queue/queue-drawer'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { LoadingBar } from './loading-bar'
import { Notices } from './notices'
import styles from './shell.module.css'
import { TopNav } from './top-nav'
import { useDocument } from './use-document'
import { useNavigationManners } from './use-navigation-manners'
import { useSpaceKey } from './use-space-key'

/** The frame that every screen sits in. */
export const Shell = observer(function Shell() {
  const { shell } = useStores()
  const { text } = useText()
  useDocument()
  useSpaceKey()
  const content = useNavigationManners()

  return (
    <>
      <LoadingBar />
      <div inert={shell.playerOpen} className={styles.page}>
        <a href="#content" className={styles.skip}>
          {text('app.skip')}
        </a>
        <div inert={shell.queueOpen}>
          <TopNav />
          <main ref={content} id="content" tabIndex={-1} className={styles.content}>
            <Outlet />
          </main>
        </div>
        <RegionBoundary attempt={shell.queueOpen}>
          <QueueDrawer />
        </RegionBoundary>
        <RegionBoundary>
          <PlayerBar />
        </RegionBoundary>
      </div>
      <RegionBoundary attempt={shell.playerOpen} onBreak={() => shell.closePlayer()}>
        <FullPlayer />
      </RegionBoundary>
      <Notices />
      <ScrollRestoration />
    </>
  )
})
