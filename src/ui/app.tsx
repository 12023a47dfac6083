import { startTransition, useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { watch } from '../stores/watch'
import { MusicContext, StoresContext } from './stores-context'
import type { FrameStores } from './stores-context'

type I18n = Parameters<typeof I18nextProvider>[0]['i18n']

interface AppProps {
  stores: FrameStores
  i18n: I18n
  router: DataRouter
}

/** All of it; `stores` are those of the frame, which the others join once they have come. */
export function App({ stores, i18n, router }: AppProps) {
  const late = stores.music
  const [music, setMusic] = useState(late.value)
  useEffect(
    () =>
      watch(
        () => late.value,
        // so much comes at once that it is built in slices, between which the page goes on
        (value) => startTransition(() => setMusic(value)),
        { now: true },
      ),
    [late],
  )
  return (
    <MusicContext value={music}>
      <StoresContext value={music?.stores ?? stores}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </StoresContext>
    </MusicContext>
  )
}
