import { SettingSwitch } from '../../parts/setting-switch'
import { DelayRow } from '../../sound/delay-row'
import { OutputRow } from '../../sound/output-row'
import { useText } from '../../use-text'
import { SettingGroup } from './setting-group'

/** Where the sound comes out, when, and how one song follows another. */
export function SoundGroup() {
  const { text } = useText()
  return (
    <SettingGroup id="sound" title={text('settingPlayer.sound')}>
      <SettingSwitch
        setting="gaplessPlayback"
        label={text('sound.gapless')}
        hint={text('sound.gaplessHint')}
      />
      <OutputRow />
      <DelayRow />
    </SettingGroup>
  )
}
