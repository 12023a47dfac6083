import { observer } from 'mobx-react-lite'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import type { Location } from 'react-router'
import { useAfterPaint } from '../kit/use-after-paint'
import { RegionBoundary } from '../kit/state/region-boundary'
import { usePlayerBundle, useShellStores } from '../hooks/stores-context'
import { useText } from '../kit/use-text'
import { LoadingBar } from './loading-bar'
import { Notices } from '../features/notices/notices'
import styles from './shell.module.css'
import { TabBar } from './tab-bar'
import { TopNav } from './top-nav'
import { useNavigationEffects } from './use-navigation-effects'
import { useEffect } from 'react'
import type { RouteHandle } from '../hooks/route-handle'

/** Sets the page title of the current route's row. Screens of rows without a title set their own. */
export function useRouteTitle(): void {
  const { shell } = useShellStores()
  const { text } = useText()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const title = handle?.title && text(handle.title)

  useEffect(() => {
    if (!title) return
    shell.setPageTitle(title)
    return () => shell.setPageTitle('')
  }, [shell, title])
}

const site = 'Melisma'

/** Sets the title of the document to the playing song, otherwise to that of the page. Call it in an observer. */
function useDocumentTitle(): void {
  const { shell } = useShellStores()
  const title = [shell.playingTitle || shell.pageTitle, site].filter(Boolean).join(' - ')
  useEffect(() => {
    document.title = title
  }, [title])
}

/**
 * Returns the key under which a scroll position is kept: the history entry, or the URL for pages opened directly.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

const Nothing = () => null
const nothing = {
  SkipToPlayer: Nothing,
  PlayerBar: Nothing,
  QueueDrawer: Nothing,
  PlayerBundleLayers: Nothing,
}

/** The shell around every screen. */
export const Shell = observer(function Shell() {
  const { shell } = useShellStores()
  const { text } = useText()
  useDocumentTitle()
  useRouteTitle()
  const music = usePlayerBundle()
  const { SkipToPlayer, PlayerBar, QueueDrawer, PlayerBundleLayers } = music?.views ?? nothing
  const stores = music?.stores
  const underPlayer = useAfterPaint(shell.playerOpen)
  const underQueue = useAfterPaint(shell.queueOpen)
  const content = useNavigationEffects(underPlayer || underQueue)
  const barless = !stores || stores.queue.isEmpty || stores.video.hasSound

  return (
    <>
      <LoadingBar />
      <div inert={underPlayer} data-barless={barless || undefined} className={styles.page}>
        <a href="#content" data-skip>
          {text('app.skip')}
        </a>
        <SkipToPlayer />
        <div inert={underQueue}>
          <TopNav />
        </div>
        {/* the landmark stays where its content is covered */}
        <main ref={content} id="content" tabIndex={-1} className={styles.content}>
          <div inert={underQueue || shell.searchOpen}>
            <Outlet />
          </div>
        </main>
        <RegionBoundary attempt={shell.queueOpen}>
          <QueueDrawer />
        </RegionBoundary>
        <div className={styles.foot}>
          <RegionBoundary>
            <PlayerBar />
          </RegionBoundary>
        </div>
        <TabBar inert={underQueue} />
      </div>
      <PlayerBundleLayers />
      <Notices />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
})
