import { screen, type RouteRow } from './route-row'

const statusScreen = (status: 403 | 404 | 500) =>
  screen(
    () => import('../screens/error/status-screen'),
    ({ StatusScreen }) => ({ Component: () => <StatusScreen status={status} /> }),
  )

/** Every part in every state, for who builds with them; dropped from what is shipped, together with its code. */
const partsPage: RouteRow[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/parts/:tab?',
        screen: screen(
          () => import('../screens/dev/parts-screen'),
          ({ PartsScreen }) => ({ Component: PartsScreen }),
        ),
      },
    ]
  : []

/** Every screen of the app. */
export const routeTable: readonly RouteRow[] = [
  {
    path: '/',
    frame: true,
    screen: screen(
      () => import('../screens/home/home-screen'),
      ({ HomeScreen, createHomeLoader }, { backend }) => ({
        Component: HomeScreen,
        loader: createHomeLoader(backend),
      }),
    ),
  },
  {
    path: '/playlist',
    query: ['id'],
    screen: screen(
      () => import('../screens/playlist/playlist-screen'),
      ({ PlaylistScreen, createPlaylistLoader }, { backend }) => ({
        Component: PlaylistScreen,
        loader: createPlaylistLoader(backend),
      }),
    ),
  },
  {
    path: '/album',
    query: ['id'],
    screen: screen(
      () => import('../screens/album/album-screen'),
      ({ AlbumScreen, createAlbumLoader }, { backend }) => ({
        Component: AlbumScreen,
        loader: createAlbumLoader(backend),
      }),
    ),
  },
  {
    path: '/setting',
    redirect: '/setting/main',
    screen: screen(
      () => import('../screens/setting/setting-screen'),
      ({ SettingScreen }) => ({ Component: SettingScreen }),
    ),
    children: [
      {
        path: '/setting/main',
        screen: screen(
          () => import('../screens/setting/main-settings-screen'),
          ({ MainSettingsScreen }) => ({ Component: MainSettingsScreen }),
        ),
      },
      {
        path: '/setting/player',
        screen: screen(
          () => import('../screens/setting/player-settings-screen'),
          ({ PlayerSettingsScreen }) => ({ Component: PlayerSettingsScreen }),
        ),
      },
      {
        path: '/setting/other',
        screen: screen(
          () => import('../screens/setting/other-settings-screen'),
          ({ OtherSettingsScreen }) => ({ Component: OtherSettingsScreen }),
        ),
      },
    ],
  },
  {
    path: '/history',
    title: 'history.title',
    screen: screen(
      () => import('../screens/history/history-screen'),
      ({ HistoryScreen }) => ({ Component: HistoryScreen }),
    ),
  },
  { path: '/403', frame: true, title: 'page.forbiddenTitle', screen: statusScreen(403) },
  { path: '/404', frame: true, title: 'page.notFoundTitle', screen: statusScreen(404) },
  { path: '/500', frame: true, title: 'page.serverErrorTitle', screen: statusScreen(500) },
  ...partsPage,
  { path: '*', redirect: '/404' },
]
