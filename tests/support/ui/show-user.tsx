import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ok } from '../../../src/contract/result'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { fakeStores } from './fake-stores'

type Fakes = ReturnType<typeof fakeStores>

/** A part of the library of the listener with id 5, over what `prepare` lets the backend answer. */
export async function showUser(element: ReactNode, prepare: (fakes: Fakes) => void): Promise<Fakes> {
  const fakes = fakeStores()
  fakes.backend.answers.loginStatus = () => ok({ userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 })
  prepare(fakes)
  await fakes.stores.session.check()
  const main = (
    <main id="content" tabIndex={-1}>
      <h1>Library</h1>
      {element}
    </main>
  )
  const router = createMemoryRouter([{ path: '/', element: main }])
  await page.viewport(1000, 700)
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  return fakes
}
