import { observer } from 'mobx-react-lite'
import { StrictMode } from 'react'
import { createMemoryRouter, Outlet, ScrollRestoration } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Language } from '../../../src/domain/settings/settings'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { buildRoutes } from '../../../src/ui/routes/build-routes'
import { routeTable } from '../../../src/ui/routes/route-table'
import { useDeferredScrollRestoration } from '../../../src/ui/layout/use-deferred-scroll-restoration'
import { useRouteTitle } from '../../../src/ui/layout/shell'
import { RouteErrorScreen } from '../../../src/ui/screens/error/route-error-screen'
import { useNavigationEffects } from '../../../src/ui/layout/use-navigation-effects'
import '../../../src/ui/theme/base.css'
import '../../../src/ui/theme/tokens.css'
import { fakeStores } from './fake-stores'

export type Fakes = ReturnType<typeof fakeStores>

interface Show {
  answers?: Fakes['backend']['answers']
  language?: Language
  width?: number
  theme?: 'light' | 'dark'
  /** Done before anything is shown. */
  prepare?: (fakes: Fakes) => void
}

/** Of those shown by a file, so that none goes on where another one was left. */
let shownBefore = 0

const Frame = observer(function Frame() {
  useRouteTitle()
  useDeferredScrollRestoration()
  const content = useNavigationEffects(false)
  return (
    <>
      <main ref={content} id="content" tabIndex={-1} style={{ padding: 'var(--page-inset)' }}>
        <Outlet />
      </main>
      <ScrollRestoration getKey={({ key }) => `${shownBefore} ${key}`} />
    </>
  )
})

/** What the app's own table of routes has at an address, over fakes; `where` tells the address that it is at. */
export async function showRoute(path: string, show: Show = {}) {
  const { answers = {}, language = 'en', width = 1000, theme = 'light', prepare } = show
  shownBefore++
  const fakes = fakeStores()
  fakes.stores.settings.set('language', language)
  Object.assign(fakes.backend.answers, answers)
  prepare?.(fakes)
  const { stores } = fakes
  const routes = [
    {
      element: <Frame />,
      children: [
        {
          errorElement: <RouteErrorScreen />,
          hydrateFallbackElement: <></>,
          children: buildRoutes(routeTable, stores),
        },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  document.documentElement.dataset['theme'] = theme
  document.documentElement.lang = language
  await page.viewport(width, 700)
  const shown = await render(
    <StrictMode>
      <App stores={stores} i18n={await createI18n(language)} router={router} />
    </StrictMode>,
  )
  const where = () => router.state.location.pathname + router.state.location.search
  return { ...fakes, ...shown, router, where }
}
