import { observer } from 'mobx-react-lite'
import type { Settings } from '../../domain/settings/settings'
import type { TextKey } from '../../i18n/text-key'
import { SwitchRow } from '../parts/switch-row'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

type BooleanSetting = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings]

interface SettingSwitchProps {
  setting: BooleanSetting
  label: TextKey
  hint?: TextKey | undefined
}

/** A row that switches one setting, live. */
export const SettingSwitch = observer(function SettingSwitch({ setting, label, hint }: SettingSwitchProps) {
  const { settings } = useStores()
  const { text } = useText()
  return (
    <SwitchRow
      label={text(label)}
      hint={hint && text(hint)}
      on={settings.values[setting]}
      onChange={(on) => settings.set(setting, on)}
    />
  )
})
