import { observer } from 'mobx-react-lite'
import type { Settings } from '../../domain/settings/settings'
import { SwitchRow } from './switch-row'
import { useFrame } from '../stores-context'

/** A setting that is on or off. */
export type BooleanSetting = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never
}[keyof Settings]

interface SettingSwitchProps {
  setting: BooleanSetting
  label: string
  hint?: string | undefined
}

/** A row that switches one setting, live. */
export const SettingSwitch = observer(function SettingSwitch({ setting, label, hint }: SettingSwitchProps) {
  const { settings } = useFrame()
  return (
    <SwitchRow
      label={label}
      hint={hint}
      on={settings.values[setting]}
      onChange={(on) => settings.set(setting, on)}
    />
  )
})
