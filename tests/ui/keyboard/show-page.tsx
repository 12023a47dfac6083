import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { startI18n } from '../../../src/i18n/start-i18n'
import { App } from '../../../src/ui/app'
import { HelpLayer } from '../../../src/ui/keyboard/help-layer'
import { useShortcuts } from '../../../src/ui/keyboard/use-shortcuts'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { track } from '../../support/track'
import { fakeStores } from '../fake-stores'

/** A page on which keys are obeyed, with the second of three tracks playing. */
export async function showPage(content: ReactNode = null, path = '/') {
  const fakes = fakeStores()
  const Page = observer(function Page() {
    useShortcuts()
    return (
      <main tabIndex={-1}>
        {content}
        <HelpLayer />
      </main>
    )
  })
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  await render(<App stores={fakes.stores} i18n={await startI18n('en')} router={router} />)
  fakes.stores.player.playAll([track(1), track(2), track(3)], 1)
  return fakes
}
