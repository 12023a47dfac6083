import { CardMenuLayer } from './features/cards/card-menu-layer'
import { observer } from 'mobx-react-lite'
import { PlayerBar } from './features/player/player-bar'
import { DownloadLayer } from './features/download/download-layer'
import { EmptyLibrary } from './screens/home/empty-library'
import { FmCard } from './screens/home/fm-card'
import { HomeSection } from './screens/home/home-section'
import { HudLayer } from './features/hud/hud-layer'
import { HelpLayer } from './features/keyboard/help-layer'
import { useFocusRelease } from './features/keyboard/use-focus-release'
import { useKeyboardShortcuts } from './features/keyboard/use-keyboard-shortcuts'
import { RegionBoundary } from './kit/state/region-boundary'
import { CoverTheme } from './features/player/cover-theme'
import { FullPlayer } from './features/player/full-player'
import { usePlayingTitle } from './features/player/use-playing-title'
import { PlaylistDialogLayer } from './features/playlists/playlist-dialog-layer'
import { SkipToPlayer } from './features/player/skip-to-player'
import { QueueDrawer } from './features/queue/queue-drawer'
import { RouteAnnouncer } from './layout/route-announcer'
import { useDeferredScrollRestoration } from './layout/use-deferred-scroll-restoration'
import { NoticeAction } from './features/notices/notice-action'
import { NavMenu } from './layout/nav-menu'
import { NavMenus } from './layout/nav-menus'
import { TopTools } from './layout/top-tools'
import type { PlayerBundle } from './hooks/stores-context'
import { useStores } from './hooks/stores-context'
import { useApplyTheme } from './hooks/use-apply-theme'
import { useLanguage } from './hooks/use-language'

const PlayerBundleLayers = observer(function PlayerBundleLayers() {
  const { shell } = useStores()
  useApplyTheme()
  useLanguage()
  useDeferredScrollRestoration()
  useKeyboardShortcuts()
  useFocusRelease()
  usePlayingTitle()
  return (
    <>
      <RegionBoundary attempt={shell.playerOpen} onBreak={() => shell.closePlayer()}>
        <FullPlayer />
      </RegionBoundary>
      <CoverTheme>
        <HelpLayer />
        <PlaylistDialogLayer />
        <DownloadLayer />
      </CoverTheme>
      <CardMenuLayer />
      <RouteAnnouncer />
      <HudLayer />
    </>
  )
})

/** The views of the player bundle that the shell renders once it is loaded. */
export const playerBundleViews: PlayerBundle['views'] = {
  EmptyLibrary,
  FmCard,
  HomeSection,
  NoticeAction,
  NavMenu,
  NavMenus,
  TopTools,
  SkipToPlayer,
  PlayerBar,
  QueueDrawer,
  PlayerBundleLayers,
}
