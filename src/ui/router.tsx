import { createBrowserRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { StillLoading } from './kit/state/still-loading'
import { buildRoutes } from './routes/build-routes'
import { routeTable } from './routes/route-table'
import { RouteErrorScreen } from './screens/error/route-error-screen'
import { Shell } from './layout/shell'
import type { ShellStores } from './hooks/stores-context'

/** Returns the routes of the app: the shell, and in it the screens. */
export function createRoutes(stores: ShellStores): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <RouteErrorScreen />,
      children: [
        {
          errorElement: <RouteErrorScreen />,
          hydrateFallbackElement: <StillLoading />,
          children: buildRoutes(routeTable, stores),
        },
      ],
    },
  ]
}

/** Returns the router of the app. The code of a screen is loaded when it is first opened. */
export function createRouter(stores: ShellStores) {
  return createBrowserRouter(createRoutes(stores))
}
