import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { LyricGroup } from './lyric-group'
import { LyricPreview } from './lyric-preview'
import { PlayPageGroup } from './play-page-group'
import { RestoreDefaults } from './restore-defaults'
import { playerSettings } from './restored-settings'
import { SettingPage } from './setting-page'
import { SoundGroup } from './sound-group'

/** Everything that can be set about the player, its lyrics and its sound; all of it takes effect at once. */
export function PlayerSettingsScreen() {
  const { text } = useText()
  return (
    <SettingPage title={text('setting.playerTitle')} aside={<LyricPreview />}>
      <LyricGroup />
      <PlayPageGroup />
      <SoundGroup />
      <RestoreDefaults keys={playerSettings} hint={text('setting.restoreHint')} />
    </SettingPage>
  )
}

export const screen: Screen = { Component: PlayerSettingsScreen }
