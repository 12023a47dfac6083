import { createBrowserRouter } from 'react-router'
import { StillLoading } from './parts/still-loading'
import { buildRoutes } from './routes/build-routes'
import { routeTable } from './routes/route-table'
import { BrokenScreen } from './screens/error/broken-screen'
import { Shell } from './shell/shell'
import type { FrameStores } from './stores-context'

/** The routes of the app; screens are fetched when first opened. */
export function createRouter(stores: FrameStores) {
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <BrokenScreen />,
      children: [
        {
          errorElement: <BrokenScreen />,
          hydrateFallbackElement: <StillLoading />,
          children: buildRoutes(routeTable, stores),
        },
      ],
    },
  ])
}
