import { observer } from 'mobx-react-lite'
import { settingTable } from '../../../domain/settings/setting-table'
import type { Settings } from '../../../domain/settings/settings'
import { useStores } from '../../hooks/stores-context'
import { ChoiceRow } from '../../kit/form/choice-row'
import { useText } from '../../kit/use-text'
import { settingHint, settingLabel, type LabelledSetting } from '../../features/settings/setting-texts'

type Table = typeof settingTable

/** A setting that is one of a few named values. */
export type ChoiceSetting = {
  [K in LabelledSetting]: Table[K] extends { choices: object } ? K : never
}[LabelledSetting]

interface SettingChoiceProps<K extends ChoiceSetting> {
  setting: K
  /** Takes the place of the hint of the table. */
  hint?: string | undefined
  /** Sets it; left out where nothing else happens with it. */
  onChange?: (value: Settings[K]) => void
}

function SettingChoiceView<K extends ChoiceSetting>({ setting, hint, onChange }: SettingChoiceProps<K>) {
  const { settings } = useStores()
  const { text } = useText()
  const row = settingTable[setting]
  const ownHint = settingHint(setting)
  const names = Object.entries(row.choices) as [Settings[K], (typeof row.choices)[never]][]
  return (
    <ChoiceRow
      label={text(settingLabel(setting))}
      hint={hint ?? (ownHint ? text(ownHint) : undefined)}
      value={settings.values[setting]}
      options={names.map(([value, name]) => ({ value, name: text(name) }))}
      onChange={onChange ?? ((value) => settings.set(setting, value))}
    />
  )
}

/** A row that chooses the value of one setting at once. */
export const SettingChoice = observer(SettingChoiceView) as typeof SettingChoiceView
