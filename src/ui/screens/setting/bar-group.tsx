import { SettingSwitch } from '../../parts/setting-switch'
import { useText } from '../../use-text'
import { SettingGroup } from './setting-group'

/** What the player bar shows and does, and what else lies over the play page. */
export function BarGroup() {
  const { text } = useText()
  return (
    <SettingGroup id="bar" title={text('settingMain.bar')}>
      <SettingSwitch setting="bottomLyricShow" label={text('lyricSettings.bar')} />
      <SettingSwitch
        setting="bottomClick"
        label={text('settingMain.barClick')}
        hint={text('settingMain.barClickHint')}
      />
      <SettingSwitch
        setting="showLyricSetting"
        label={text('lyricSettings.quick')}
        hint={text('lyricSettings.quickHint')}
      />
    </SettingGroup>
  )
}
