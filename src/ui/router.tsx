import { createBrowserRouter, redirect } from 'react-router'
import { ErrorScreen } from './screens/error-screen'
import { Shell } from './shell/shell'
import type { Stores } from './stores-context'

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
                const { HomeScreen, createHomeLoader } = await import('./screens/home/home-screen')
                return { Component: HomeScreen, loader: createHomeLoader(backend) }
              },
            },
            {
              path: '/playlist',
              lazy: async () => {
                const { PlaylistScreen, createPlaylistLoader } =
                  await import('./screens/playlist/playlist-screen')
                return { Component: PlaylistScreen, loader: createPlaylistLoader(backend) }
              },
            },
            {
              path: '/album',
              lazy: async () => {
                const { AlbumScreen, createAlbumLoader } = await import('./screens/album/album-screen')
                return { Component: AlbumScreen, loader: createAlbumLoader(backend) }
              },
            },
            {
              path: '/404',
              lazy: async () => ({
                Component: (await import('./screens/not-found-screen')).NotFoundScreen,
              }),
            },
            { path: '*', loader: () => redirect('/404') },
          ],
        },
      ],
    },
  ])
}
