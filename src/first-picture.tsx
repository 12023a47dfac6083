import { enableStaticRendering } from 'mobx-react-lite'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { defaultSettings, type Language } from './domain/settings/settings'
import { createI18n } from './i18n/create-i18n'
import type { Backend } from './ports/backend'
import type { System } from './ports/system'
import { createShellStores } from './stores/create-shell-stores'
import { Lazy } from './stores/lib/lazy'
import { App } from './ui/app'
import type { PlayerBundle } from './ui/hooks/stores-context'
import { createRoutes } from './ui/router'

const forever = () => new Promise<never>(() => {})

/** Answers nothing, so that every part of a screen shows what it shows while it waits. */
const backend: Backend = {
  changeCount: 0,
  call: forever,
  forgetReplies: forever,
  lyrics: forever,
  artwork: forever,
}

const system: System = {
  now: () => 0,
  random: () => 0,
  after: () => () => {},
  saveData: () => false,
  mayPrefetch: () => false,
  whenOnline: () => () => {},
}

/**
 * Returns the HTML of a page before its script runs: the frame, and in it the home screen waiting for its data where
 * `path` is `/`. The build puts it into index.html (tools/first-picture.mjs).
 */
export async function renderFirstPicture(language: Language, path: string): Promise<string> {
  enableStaticRendering(true)
  const settingsRecords = { readSettings: () => ({ ...defaultSettings, language }), writeSettings: () => {} }
  const created = createShellStores({ backend, system, settingsRecords, reload: () => {} })
  const stores = { ...created, backend, playerBundle: new Lazy<PlayerBundle>(forever) }
  const router = createMemoryRouter(createRoutes(stores), { initialEntries: [path] })
  // by the time that the texts are there, the loader of home has returned what never resolves
  const i18n = await createI18n(language, ['shell'])
  return renderToStaticMarkup(<App stores={stores} i18n={i18n} router={router} />)
}
