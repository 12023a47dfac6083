import { createBrowserRouter } from 'react-router'
import type { DataRouter, RouteObject } from 'react-router'
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

const nothingElse = { deletedFetchers: [], newErrors: null, flushSync: false }

/**
 * Returns the router for `RouterProvider`, which subscribes only after its first commit. React renders that one in
 * slices, so the router may have moved on by then: it is told at once where it is.
 */
export function tellingAtOnce(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (notify) => {
    const unsubscribe = router.subscribe(notify)
    notify(router.state, nothingElse)
    return unsubscribe
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter
}
