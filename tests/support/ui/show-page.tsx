import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { HelpLayer } from '../../../src/ui/features/keyboard/help-layer'
import { useKeyboardShortcuts } from '../../../src/ui/features/keyboard/use-keyboard-shortcuts'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { track } from '../track'
import { fakeStores } from './fake-stores'

/** Renders a page with keyboard shortcuts and the second of three tracks playing. */
export async function showPage(content: ReactNode = null, path = '/') {
  const fakes = fakeStores()
  const Page = observer(function Page() {
    useKeyboardShortcuts()
    return (
      <main tabIndex={-1}>
        {content}
        <HelpLayer />
      </main>
    )
  })
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  fakes.stores.player.playAll([track(1), track(2), track(3)], 1)
  return fakes
}
