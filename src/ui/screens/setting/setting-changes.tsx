import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { PortableSetting } from '../../../domain/settings/portable-settings'
import type { Settings } from '../../../domain/settings/settings'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './import-dialog.module.css'
import { settingNames } from './setting-names'
import { useSettingValue } from './use-setting-value'

interface SettingChangesProps {
  names: readonly PortableSetting[]
  wanted: Partial<Settings>
}

/** What each of those settings is now, and would be. */
export function SettingChanges({ names, wanted }: SettingChangesProps) {
  const { settings } = useStores()
  const { text } = useText()
  const valueText = useSettingValue()
  // as it was when the file was opened: what is applied is not to melt away before the eyes
  const [before] = useState(() => ({ ...settings.values }))
  return (
    <ul className={styles.changes}>
      {names.map((key) => (
        <li key={key} className={styles.change}>
          <span className={styles.name}>{text(settingNames[key])}</span>
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
