import { observer } from 'mobx-react-lite'
import type { settingTable } from '../../../domain/settings/setting-table'
import { useShellStores } from '../../hooks/stores-context'
import { SwitchRow } from '../../kit/form/switch-row'
import { useText } from '../../kit/use-text'
import { settingHint, settingLabel, type LabelledSetting } from './setting-texts'

type Table = typeof settingTable

/** A setting that is on or off and has a row on a screen. */
export type BooleanSetting = {
  [K in LabelledSetting]: Table[K] extends { initial: boolean } ? K : never
}[LabelledSetting]

interface SettingSwitchProps {
  setting: BooleanSetting
  /** Takes the place of the hint of the table. */
  hint?: string | undefined
}

/** A row that switches one setting at once. */
export const SettingSwitch = observer(function SettingSwitch({ setting, hint }: SettingSwitchProps) {
  const { settings } = useShellStores()
  const { text } = useText()
  const ownHint = settingHint(setting)
  return (
    <SwitchRow
      label={text(settingLabel(setting))}
      hint={hint ?? (ownHint ? text(ownHint) : undefined)}
      on={settings.values[setting]}
      onChange={(on) => settings.set(setting, on)}
    />
  )
})
