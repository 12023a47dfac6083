import { settingTable } from '../../../domain/settings/setting-table'
import type { TextKey } from '../../../i18n/text-key'

type Table = typeof settingTable

/** A setting that has a label in the texts. */
export type LabelledSetting = {
  [K in keyof Table]: `settingRow.${K}` extends TextKey ? K : never
}[keyof Table]

type HintedSetting = { [K in keyof Table]: Table[K] extends { hint: true } ? K : never }[keyof Table]

function isHinted(name: keyof Table): name is HintedSetting {
  return 'hint' in settingTable[name]
}

/** Returns the key of a setting's label. */
export function settingLabel(name: LabelledSetting): TextKey {
  return `settingRow.${name}`
}

/** Returns the key of the text that explains a setting, null for one that needs none. */
export function settingHint(name: LabelledSetting): TextKey | null {
  return isHinted(name) ? `settingRow.${name}Hint` : null
}

/** A setting that is one of a few values, each with a name. */
export type ChoiceSetting = {
  [K in LabelledSetting]: Table[K] extends { values: readonly string[] } ? K : never
}[LabelledSetting]

type ValueName = {
  [K in ChoiceSetting]: `settingValue.${K}-${Table[K]['values'][number]}`
}[ChoiceSetting]

/** Returns the key of the name of one of a setting's values. */
export function settingValueName<K extends ChoiceSetting>(
  name: K,
  value: Table[K]['values'][number],
): ValueName {
  return `settingValue.${name}-${value}` as ValueName
}

/** Returns whether a setting is one of a few values. */
export function isChoice(name: keyof Table): name is ChoiceSetting {
  return 'values' in settingTable[name]
}
