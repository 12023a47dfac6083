import { page } from 'vitest/browser'
import { StrictMode } from 'react'
import { createMemoryRouter, Outlet } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Language } from '../../../src/domain/settings/settings'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { Notices } from '../../../src/ui/features/notices/notices'
import { TopNav } from '../../../src/ui/layout/top-nav'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { fakeStores } from './fake-stores'

interface Show {
  language?: Language
  width?: number
  path?: string
  /** Done before anything is shown. */
  prepare?: (fakes: ReturnType<typeof fakeStores>) => void | Promise<void>
}

/** The top bar over a screen for every address; `where` tells the address that it is at. */
export async function showFrame({ language = 'en', width = 1200, path = '/', prepare }: Show = {}) {
  const fakes = fakeStores()
  fakes.stores.settings.set('language', language)
  await prepare?.(fakes)
  await fakes.stores.playerBundle.load()
  const frame = (
    <>
      <TopNav />
      <Outlet />
      <Notices />
    </>
  )
  const screen = <main style={{ paddingTop: 80 }}>Screen</main>
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element: screen }] }], {
    initialEntries: [path],
  })
  document.documentElement.lang = language
  await page.viewport(width, 700)
  const shown = await render(
    <StrictMode>
      <App stores={fakes.stores} i18n={await createI18n(language)} router={router} />
    </StrictMode>,
  )
  const where = () => router.state.location.pathname + router.state.location.search
  return { ...fakes, ...shown, router, where }
}
