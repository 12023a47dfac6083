import { screen as homeScreen } from '../screens/home/home-screen'
import type { RouteRow } from './route-row'
import type { ScreenImport } from '../hooks/screen'
import type { ScreenName } from './screen-imports'

const statusScreen = (status: 403 | 404 | 500) => async () => {
  const { StatusScreen } = await import('../screens/error/status-screen')
  return { screen: { Component: () => <StatusScreen status={status} /> } }
}

/**
 * Returns an import of a screen that the first paint does not need. The list of these files is loaded lazily too.
 */
const later =
  (name: ScreenName): ScreenImport =>
  async () =>
    (await import('./screen-imports')).screenImports[name]()

/** A gallery of every component in every state. The build drops it together with its code. */
const partsPage: RouteRow[] = import.meta.env.DEV
  ? [{ path: '/dev/parts/:tab?', screen: () => import('../screens/dev/parts-screen') }]
  : []

/** Every screen of the app. */
export const routeTable: readonly RouteRow[] = [
  { path: '/', shellOnly: true, screen: async () => ({ screen: homeScreen }) },
  { path: '/playlist', query: ['id'], screen: later('playlist-screen') },
  { path: '/album', query: ['id'], screen: later('album-screen') },
  {
    path: '/search',
    redirect: '/search/songs',
    query: ['keywords', 'page'],
    screen: later('search-screen'),
    children: [
      { path: '/search/songs', screen: later('song-results') },
      { path: '/search/artists', screen: later('artist-results') },
      { path: '/search/albums', screen: later('album-results') },
      { path: '/search/videos', screen: later('video-results') },
      { path: '/search/playlists', screen: later('playlist-results') },
    ],
  },
  {
    path: '/discover',
    redirect: '/discover/playlists',
    screen: later('discover-screen'),
    children: [
      {
        path: '/discover/playlists',
        query: ['cat', 'hq', 'page'],
        title: 'discover.playlistsTitle',
        screen: later('playlists-screen'),
      },
      { path: '/discover/toplists', title: 'discover.toplistsTitle', screen: later('toplists-screen') },
      {
        path: '/discover/artists',
        query: ['area', 'type', 'initial', 'page'],
        title: 'discover.artistsTitle',
        screen: later('artists-screen'),
      },
    ],
  },
  {
    path: '/new-album',
    query: ['area', 'page'],
    title: 'discover.newAlbums',
    screen: later('new-album-screen'),
  },
  {
    path: '/artist',
    redirect: '/artist/songs',
    query: ['id'],
    screen: later('artist-screen'),
    children: [
      { path: '/artist/songs', screen: later('artist-songs-screen') },
      { path: '/artist/albums', query: ['page'], screen: later('artist-albums-screen') },
      { path: '/artist/videos', query: ['page'], screen: later('artist-videos-screen') },
    ],
  },
  { path: '/song', query: ['id'], screen: later('song-screen') },
  { path: '/comment', query: ['id', 'type', 'page', 'before'], screen: later('comment-screen') },
  { path: '/video', query: ['id', 'page', 'before'], screen: later('video-screen') },
  { path: '/login', query: ['to'], title: 'login.title', screen: later('login-screen') },
  {
    path: '/user',
    login: true,
    redirect: '/user/playlists',
    screen: later('user-screen'),
    children: [
      { path: '/user/playlists', title: 'library.playlists', screen: later('own-playlists-screen') },
      { path: '/user/like', title: 'library.liked', screen: later('liked-playlists-screen') },
      { path: '/user/album', title: 'library.albums', screen: later('liked-albums-screen') },
      { path: '/user/artists', title: 'library.artists', screen: later('liked-artists-screen') },
      { path: '/user/likes', screen: later('liked-songs-screen') },
      { path: '/user/cloud', title: 'library.cloud', screen: later('cloud-screen') },
    ],
  },
  {
    path: '/setting',
    redirect: '/setting/main',
    screen: later('setting-screen'),
    children: [
      { path: '/setting/main', screen: later('main-settings-screen') },
      { path: '/setting/player', screen: later('player-settings-screen') },
      { path: '/setting/other', screen: later('other-settings-screen') },
      { path: '/setting/library', screen: later('library-settings-screen') },
    ],
  },
  {
    path: '/library',
    redirect: '/library/songs',
    screen: later('library-screen'),
    children: [
      { path: '/library/songs', query: ['sort', 'genre', 'year'], screen: later('library-songs-screen') },
      { path: '/library/albums', query: ['sort', 'page'], screen: later('library-albums-screen') },
      { path: '/library/artists', query: ['sort', 'page'], screen: later('library-artists-screen') },
      { path: '/library/genres', query: ['page'], screen: later('library-genres-screen') },
      { path: '/library/years', query: ['page'], screen: later('library-years-screen') },
      {
        path: '/library/folders',
        query: ['folder', 'sort', 'page'],
        screen: later('library-folders-screen'),
      },
      { path: '/library/recent', screen: later('library-recent-screen') },
    ],
  },
  { path: '/all-songs', query: ['id', 'sort'], screen: later('all-songs-screen') },
  { path: '/dailySongs', title: 'daily.title', login: true, screen: later('daily-songs-screen') },
  { path: '/kept', query: ['list'], title: 'offline.title', screen: later('kept-screen') },
  { path: '/history', title: 'history.title', screen: later('history-screen') },
  { path: '/403', title: 'status.forbiddenTitle', screen: statusScreen(403) },
  { path: '/404', title: 'status.notFoundTitle', screen: statusScreen(404) },
  { path: '/500', title: 'status.serverErrorTitle', screen: statusScreen(500) },
  ...partsPage,
  { path: '*', redirect: '/404' },
]
