import type { settingGroups } from '../../../domain/settings/setting-groups'
import { settingTable } from '../../../domain/settings/setting-table'
import { settingNames, type Settings } from '../../../domain/settings/settings'
import { SettingChoice } from '../../features/settings/setting-choice'
import { SettingSwitch, type BooleanSetting } from '../../features/settings/setting-switch'
import { isChoice } from '../../features/settings/setting-texts'
import { useText } from '../../kit/use-text'
import { customRows } from './custom-rows'
import { SettingGroup } from './setting-group'

function isBoolean(name: keyof Settings): name is BooleanSetting {
  return typeof settingTable[name].initial === 'boolean' && 'group' in settingTable[name]
}

/** The row of a setting: its own, or that of its kind. */
function SettingRow({ name }: { name: keyof Settings }) {
  const Custom = customRows[name]
  if (Custom === null) return null
  if (Custom) return <Custom />
  if (isChoice(name)) return <SettingChoice setting={name} />
  if (isBoolean(name)) return <SettingSwitch setting={name} />
  throw new Error(`the setting ${name} has no row`)
}

interface SettingGroupsProps {
  groups: readonly (typeof settingGroups)[keyof typeof settingGroups][number][]
}

/** Groups of settings, each with the rows of its settings from the table of settings. */
export function SettingGroups({ groups }: SettingGroupsProps) {
  const { text } = useText()
  return groups.map(({ id, title }) => (
    <SettingGroup key={id} id={id} title={text(title)}>
      {settingNames
        .filter((name) => {
          const row = settingTable[name]
          return 'group' in row && row.group === id
        })
        .map((name) => (
          <SettingRow key={name} name={name} />
        ))}
    </SettingGroup>
  ))
}
