import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { AccessGroup } from './access-group'
import { BarGroup } from './bar-group'
import { BrowsingGroup } from './browsing-group'
import { GeneralGroup } from './general-group'
import { PlaybackGroup } from './playback-group'
import { RestoreDefaults } from './restore-defaults'
import { mainSettings } from './restored-settings'
import { SettingJumps } from './setting-jumps'
import { SettingPage } from './setting-page'
import { ThemeGroup } from './theme-group'

/** What concerns the whole app; all of it takes effect at once. */
export function MainSettingsScreen() {
  const { text } = useText()
  const groups = [
    { id: 'appearance', title: text('theme.title') },
    { id: 'general', title: text('settingMain.general') },
    { id: 'browsing', title: text('settingMain.browsing') },
    { id: 'playback', title: text('settingMain.playback') },
    { id: 'bar', title: text('settingMain.bar') },
    { id: 'access', title: text('settingMain.access') },
  ]
  return (
    <SettingPage
      title={text('setting.mainTitle')}
      aside={<SettingJumps groups={groups} />}
      otherwise="nowhere"
    >
      <ThemeGroup />
      <GeneralGroup />
      <BrowsingGroup />
      <PlaybackGroup />
      <BarGroup />
      <AccessGroup />
      <RestoreDefaults keys={mainSettings} hint={text('setting.restoreMainHint')} />
    </SettingPage>
  )
}

export const screen: Screen = { Component: MainSettingsScreen }
