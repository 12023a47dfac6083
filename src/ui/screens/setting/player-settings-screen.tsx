import { settingGroups, settingsToReset } from '../../../domain/settings/setting-groups'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { LyricPreview } from './lyric-preview'
import { RestoreDefaults } from './restore-defaults'
import { SettingGroups } from './setting-groups'
import { SettingPage } from './setting-page'

/** The settings of the player, its lyrics and its sound. Each takes effect at once. */
export function PlayerSettingsScreen() {
  const { text } = useText()
  return (
    <SettingPage title={text('setting.playerTitle')} aside={<LyricPreview />}>
      <SettingGroups groups={settingGroups.player} />
      <RestoreDefaults keys={settingsToReset('player')} hint={text('setting.restoreHint')} />
    </SettingPage>
  )
}

export const screen: Screen = { Component: PlayerSettingsScreen }
