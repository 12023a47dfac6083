import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Failure } from '../contract/failure'
import { watch } from '../stores/lib/watch'
import { Notices } from './features/notices/notices'
import { PlayerBundleContext, StoresContext } from './hooks/stores-context'
import type { ShellStores } from './hooks/stores-context'
import { endFirstPicture } from './kit/state/first-picture'
import { KitHostContext } from './kit/kit-host'

type I18n = Parameters<typeof I18nextProvider>[0]['i18n']

interface AppProps {
  stores: ShellStores
  i18n: I18n
  router: DataRouter
}

/** The whole app. It starts with the stores of the shell; those of the player bundle join once it is loaded. */
export function App({ stores, i18n, router }: AppProps) {
  const lazy = stores.playerBundle
  const [playerBundle, setPlayerBundle] = useState(lazy.value)
  const [kitHost] = useState(() => ({
    showFailure: (failure: Failure) => stores.notices.showFailure(failure),
    Notices,
  }))
  useLayoutEffect(endFirstPicture, [])
  useEffect(
    () =>
      watch(
        () => lazy.value,
        // the player bundle renders a lot: as a transition React yields to input in between
        (value) => startTransition(() => setPlayerBundle(value)),
        { now: true },
      ),
    [lazy],
  )
  return (
    <PlayerBundleContext value={playerBundle}>
      <StoresContext value={playerBundle?.stores ?? stores}>
        <KitHostContext value={kitHost}>
          <I18nextProvider i18n={i18n}>
            <RouterProvider router={router} />
          </I18nextProvider>
        </KitHostContext>
      </StoresContext>
    </PlayerBundleContext>
  )
}
