import { SettingSwitch } from '../../parts/setting-switch'
import { useText } from '../../use-text'
import { LanguageRow } from './language-row'
import { SettingGroup } from './setting-group'

/** The language, and what the app does by itself. */
export function GeneralGroup() {
  const { text } = useText()
  return (
    <SettingGroup id="general" title={text('settingMain.general')}>
      <LanguageRow />
      <SettingSwitch
        setting="autoSignIn"
        label={text('settingMain.signIn')}
        hint={text('settingMain.signInHint')}
      />
    </SettingGroup>
  )
}
