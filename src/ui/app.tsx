import { observer } from 'mobx-react-lite'
import { I18nextProvider } from 'react-i18next'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { StoresContext } from './stores-context'
import type { FrameStores } from './stores-context'

type I18n = Parameters<typeof I18nextProvider>[0]['i18n']

interface AppProps {
  stores: FrameStores
  i18n: I18n
  router: DataRouter
}

/** All of it; `stores` are those of the frame, which the others join once they have come. */
export const App = observer(function App({ stores, i18n, router }: AppProps) {
  return (
    <StoresContext value={stores.music.value?.stores ?? stores}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StoresContext>
  )
})
