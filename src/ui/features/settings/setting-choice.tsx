import { observer } from 'mobx-react-lite'
import { settingTable } from '../../../domain/settings/setting-table'
import type { Settings } from '../../../domain/settings/settings'
import { useStores } from '../../hooks/stores-context'
import { ChoiceRow } from '../../kit/form/choice-row'
import { useText } from '../../kit/use-text'
import { settingHint, settingLabel, settingValueName, type ChoiceSetting } from './setting-texts'

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
  const ownHint = settingHint(setting)
  const values = settingTable[setting].values as readonly Settings[K][]
  return (
    <ChoiceRow
      label={text(settingLabel(setting))}
      hint={hint ?? (ownHint ? text(ownHint) : undefined)}
      value={settings.values[setting]}
      options={values.map((value) => ({ value, name: text(settingValueName(setting, value)) }))}
      onChange={onChange ?? ((value) => settings.set(setting, value))}
    />
  )
}

/** A row that chooses the value of one setting at once. */
export const SettingChoice = observer(SettingChoiceView) as typeof SettingChoiceView
