import { SoundSettings } from '../../sound/sound-settings'
import { useText } from '../../use-text'
import { LyricGroup } from './lyric-group'
import { LyricPreview } from './lyric-preview'
import { PlayPageGroup } from './play-page-group'
import { RestoreDefaults } from './restore-defaults'
import { SettingGroup } from './setting-group'
import { SettingScreen } from './setting-screen'

/** Everything that can be set about the player, its lyrics and its sound; all of it takes effect at once. */
export function PlayerSettingsScreen() {
  const { text } = useText()
  return (
    <SettingScreen title={text('setting.playerTitle')} aside={<LyricPreview />}>
      <LyricGroup />
      <PlayPageGroup />
      <SettingGroup title={text('setting.sound')}>
        <SoundSettings />
      </SettingGroup>
      <RestoreDefaults />
    </SettingScreen>
  )
}
