import { I18nextProvider } from 'react-i18next'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { StoresContext } from './stores-context'
import type { Stores } from './stores-context'

type I18n = Parameters<typeof I18nextProvider>[0]['i18n']

interface AppProps {
  stores: Stores
  i18n: I18n
  router: DataRouter
}

export function App({ stores, i18n, router }: AppProps) {
  return (
    <StoresContext value={stores}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StoresContext>
  )
}
