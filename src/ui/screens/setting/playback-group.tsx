import { SettingSwitch } from '../../parts/setting-switch'
import { QualityRow } from '../../sound/quality-row'
import { useText } from '../../use-text'
import { SettingGroup } from './setting-group'

/** What is asked for when a song is played, and how it begins and ends. */
export function PlaybackGroup() {
  const { text } = useText()
  return (
    <SettingGroup id="playback" title={text('settingMain.playback')}>
      <QualityRow />
      <SettingSwitch setting="songVolumeFade" label={text('sound.fade')} />
      <SettingSwitch setting="memoryLastPlaybackPosition" label={text('sound.remember')} />
      <SettingSwitch
        setting="useUnmServer"
        label={text('sound.fallback')}
        hint={text('sound.fallbackHint')}
      />
    </SettingGroup>
  )
}
