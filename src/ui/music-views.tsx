import { CardMenuLayer } from './cards/card-menu-layer'
import { observer } from 'mobx-react-lite'
import { PlayerBar } from './bar/player-bar'
import { DownloadLayer } from './download/download-layer'
import { FmCard } from './fm/fm-card'
import { HomeMore } from './home/home-more'
import { HelpLayer } from './keyboard/help-layer'
import { useShortcuts } from './keyboard/use-shortcuts'
import { RegionBoundary } from './parts/region-boundary'
import { FullPlayer } from './player/full-player'
import { usePlayingTitle } from './player/use-playing-title'
import { PlaylistDialogs } from './playlists/playlist-dialogs'
import { QueueDrawer } from './queue/queue-drawer'
import { RouteAnnouncer } from './routes/route-announcer'
import { useLateScroll } from './routes/use-late-scroll'
import { NavMenu } from './shell/nav-menu'
import { NavMenus } from './shell/nav-menus'
import { TopTools } from './shell/top-tools'
import type { Music } from './stores-context'
import { useStores } from './stores-context'
import { useTheme } from './theme/use-theme'
import { useLanguage } from './use-language'

const MusicLayers = observer(function MusicLayers() {
  const { shell } = useStores()
  useTheme()
  useLanguage()
  useLateScroll()
  useShortcuts()
  usePlayingTitle()
  return (
    <>
      <RegionBoundary attempt={shell.playerOpen} onBreak={() => shell.closePlayer()}>
        <FullPlayer />
      </RegionBoundary>
      <HelpLayer />
      <PlaylistDialogs />
      <DownloadLayer />
      <CardMenuLayer />
      <RouteAnnouncer />
    </>
  )
})

/** What the frame shows once the music part has come. */
export const musicViews: Music['views'] = {
  FmCard,
  HomeMore,
  NavMenu,
  NavMenus,
  TopTools,
  PlayerBar,
  QueueDrawer,
  MusicLayers,
}
