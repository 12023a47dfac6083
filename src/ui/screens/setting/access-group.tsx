import { SettingSwitch } from '../../parts/setting-switch'
import { useText } from '../../use-text'
import { SettingGroup } from './setting-group'

/** For those who listen by keyboard or screen reader. */
export function AccessGroup() {
  const { text } = useText()
  return (
    <SettingGroup id="access" title={text('settingMain.access')}>
      <SettingSwitch
        setting="singleKeyShortcuts"
        label={text('keyboard.single')}
        hint={text('keyboard.singleHint')}
      />
      <SettingSwitch
        setting="announceLyrics"
        label={text('lyricSettings.announce')}
        hint={text('lyricSettings.announceHint')}
      />
    </SettingGroup>
  )
}
