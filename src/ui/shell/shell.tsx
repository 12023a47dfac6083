import { observer } from 'mobx-react-lite'
import { Outlet, ScrollRestoration } from 'react-router'
import type { Location } from 'react-router'
import { RegionBoundary } from '../parts/region-boundary'
import { useRouteTitle } from '../routes/use-route-title'
import { useFrame, useMusic } from '../stores-context'
import { useText } from '../use-text'
import { LoadingBar } from './loading-bar'
import { Notices } from './notices'
import styles from './shell.module.css'
import { TabBar } from './tab-bar'
import { TopNav } from './top-nav'
import { useDocumentTitle } from './use-document-title'
import { useNavigationManners } from './use-navigation-manners'

/** Each entry of the history has a place of its own; pages that were opened by their address, one an address. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

const Nothing = () => null
const nothing = { PlayerBar: Nothing, QueueDrawer: Nothing, MusicLayers: Nothing }

/** The frame that every screen sits in. */
export const Shell = observer(function Shell() {
  const { shell } = useFrame()
  const { text } = useText()
  useDocumentTitle()
  useRouteTitle()
  const content = useNavigationManners()
  const music = useMusic()
  const { PlayerBar, QueueDrawer, MusicLayers } = music?.views ?? nothing
  const stores = music?.stores
  const barless = !stores || stores.queue.isEmpty || stores.video.watching

  return (
    <>
      <LoadingBar />
      <div inert={shell.playerOpen} data-barless={barless || undefined} className={styles.page}>
        <a href="#content" className={styles.skip}>
          {text('app.skip')}
        </a>
        <div inert={shell.queueOpen}>
          <TopNav />
          <main ref={content} id="content" tabIndex={-1} inert={shell.searchOpen} className={styles.content}>
            <Outlet />
          </main>
        </div>
        <RegionBoundary attempt={shell.queueOpen}>
          <QueueDrawer />
        </RegionBoundary>
        <div inert={shell.searchOpen} className={styles.foot}>
          <RegionBoundary>
            <PlayerBar />
          </RegionBoundary>
        </div>
        <TabBar />
      </div>
      <MusicLayers />
      <Notices />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
})
