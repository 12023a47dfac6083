import { page } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { MainSettingsScreen } from '../../../src/ui/screens/setting/main-settings-screen'
import { OtherSettingsScreen } from '../../../src/ui/screens/setting/other-settings-screen'
import { PlayerSettingsScreen } from '../../../src/ui/screens/setting/player-settings-screen'
import { SettingScreen } from '../../../src/ui/screens/setting/setting-screen'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { fakeStores } from './fake-stores'

/** The settings in English at one of their tabs, over stores with fakes. */
export async function showSettings(tab: 'main' | 'player' | 'other') {
  const fakes = fakeStores()
  const i18n = await createI18n('en')
  const children = [
    { path: 'main', element: <MainSettingsScreen /> },
    { path: 'player', element: <PlayerSettingsScreen /> },
    { path: 'other', element: <OtherSettingsScreen /> },
  ]
  const router = createMemoryRouter([{ path: '/setting', element: <SettingScreen />, children }], {
    initialEntries: [`/setting/${tab}`],
  })
  await page.viewport(1200, 900)
  await render(<App stores={fakes.stores} i18n={i18n} router={router} />)
  return { ...fakes, i18n, router }
}

/** The headings in sight, as `H2 Lyrics`. */
export function headings(): string[] {
  const found = [...document.querySelectorAll('h1, h2, h3')]
  return found.map(({ tagName, textContent }) => `${tagName} ${textContent}`)
}
