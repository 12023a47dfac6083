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
