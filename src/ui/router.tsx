import { createBrowserRouter, redirect } from 'react-router'
import { ErrorScreen } from './screens/error-screen'
import { Shell } from './shell/shell'
import type { Stores } from './stores-context'

const screens = {
  home: () => import('./screens/home/home-screen'),
  playlist: () => import('./screens/playlist/playlist-screen'),
  album: () => import('./screens/album/album-screen'),
  playerSettings: () => import('./screens/setting/player-settings-screen'),
  notFound: () => import('./screens/not-found-screen'),
}

const dialogs = [() => import('./sound/sound-dialog'), () => import('./lyric-settings/lyric-dialog')]

/** Fetches the code of all that opens later, so that none is missing when the connection is; a failure is met there. */
export function prefetchScreens(): void {
  for (const part of [...Object.values(screens), ...dialogs]) part().catch(() => undefined)
}

/** The routes of the app; screens are fetched when first opened. */
export function createRouter({ backend }: Stores) {
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <ErrorScreen />,
          children: [
            {
              path: '/',
              lazy: async () => {
                const { HomeScreen, createHomeLoader } = await screens.home()
                return { Component: HomeScreen, loader: createHomeLoader(backend) }
              },
            },
            {
              path: '/playlist',
              lazy: async () => {
                const { PlaylistScreen, createPlaylistLoader } = await screens.playlist()
                return { Component: PlaylistScreen, loader: createPlaylistLoader(backend) }
              },
            },
            {
              path: '/album',
              lazy: async () => {
                const { AlbumScreen, createAlbumLoader } = await screens.album()
                return { Component: AlbumScreen, loader: createAlbumLoader(backend) }
              },
            },
            { path: '/setting', loader: () => redirect('/setting/player') },
            {
              path: '/setting/player',
              lazy: async () => ({
                Component: (await screens.playerSettings()).PlayerSettingsScreen,
              }),
            },
            {
              path: '/404',
              lazy: async () => ({
                Component: (await screens.notFound()).NotFoundScreen,
              }),
            },
            { path: '*', loader: () => redirect('/404') },
          ],
        },
      ],
    },
  ])
}
