import { page } from 'vitest/browser'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Language } from '../../../src/domain/settings/settings'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import '../../../src/ui/theme/base.css'
import '../../../src/ui/theme/tokens.css'
import { fakeStores } from './fake-stores'

interface Show {
  language?: Language
  width?: number
  theme?: 'light' | 'dark'
}

/** Renders a component on a screen between two buttons, with another screen at `/there`. */
export async function showPart(
  part: ReactNode,
  { language = 'en', width = 900, theme = 'light' }: Show = {},
) {
  const fakes = fakeStores()
  const screen = (
    <main>
      <button type="button">Before</button>
      {part}
      <button type="button">After</button>
    </main>
  )
  const router = createMemoryRouter([
    { path: '/', element: screen },
    { path: '/there', element: <main>There</main> },
  ])
  document.documentElement.dataset['theme'] = theme
  document.documentElement.lang = language
  await page.viewport(width, 700)
  const shown = await render(
    <StrictMode>
      <App stores={fakes.stores} i18n={await createI18n(language)} router={router} />
    </StrictMode>,
  )
  return { ...fakes, ...shown, router }
}
