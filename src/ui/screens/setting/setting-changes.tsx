import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { PortableSetting } from '../../../domain/settings/portable-settings'
import type { Settings } from '../../../domain/settings/settings'
import type { TextKey } from '../../../i18n/text-key'
import { qualityNames } from '../../features/settings/sound/quality-names'
import { tierNames } from '../../features/settings/sound/tier-names'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { themeNames } from '../../theme/theme-names'
import styles from './import-dialog.module.css'
import { isChoice, settingLabel, settingValueName } from '../../features/settings/setting-texts'

/** The names of the values of those settings whose rows name them themselves. */
const valueNames: Partial<Record<PortableSetting, Readonly<Record<string, TextKey>>>> = {
  themeType: themeNames,
  songLevel: qualityNames,
  qualityTier: { ...tierNames, auto: 'settingOther.auto' },
}

/** Returns the key of the name of a setting's value, undefined where values have no names. */
function valueName(setting: PortableSetting, values: Settings): TextKey | undefined {
  return isChoice(setting)
    ? settingValueName(setting, values[setting])
    : valueNames[setting]?.[String(values[setting])]
}

/** Returns a function that gives the value of a setting as a listener reads it. */
function useSettingValue(): (setting: PortableSetting, settings: Settings) => string {
  const { text } = useText()
  return (setting, settings) => {
    const value = settings[setting]
    if (typeof value === 'boolean') return text(value ? 'settingOther.on' : 'settingOther.off')
    if (setting === 'lyricsFontSize') return settings.lyricsFontSize.toFixed(2)
    const name = valueName(setting, settings)
    return name ? text(name) : String(value)
  }
}

interface SettingChangesProps {
  names: readonly PortableSetting[]
  wanted: Partial<Settings>
}

/** The present and the imported value of each of those settings. */
export function SettingChanges({ names, wanted }: SettingChangesProps) {
  const { settings } = useStores()
  const { text } = useText()
  const valueText = useSettingValue()
  // the values when the file was opened, so that applying the file does not empty the list
  const [before] = useState(() => ({ ...settings.values }))
  return (
    <ul className={styles.changes}>
      {names.map((key) => (
        <li key={key} className={styles.change}>
          <span className={styles.name}>{text(settingLabel(key))}</span>
          <span className={styles.values}>
            <span>{valueText(key, before)}</span>
            <ArrowRight aria-hidden size={14} />
            <span className="visually-hidden">{text('settingOther.becomes')}</span>
            <strong>{valueText(key, { ...before, ...wanted })}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
