import { RotateCcw, Undo2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { defaultSettings, type Settings } from '../../../domain/settings/settings'
import { Button } from '../../kit/button/button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './restore-defaults.module.css'

interface RestoreDefaultsProps {
  /** The settings to restore. */
  keys: readonly (keyof Settings)[]
  /** Describes them. */
  hint: string
}

/** Restores the default settings. The button undoes that until one of the settings changes. */
export const RestoreDefaults = observer(function RestoreDefaults({ keys, hint }: RestoreDefaultsProps) {
  const { settings, notices } = useStores()
  const { text } = useText()
  const [before, setBefore] = useState<Settings | null>(null)
  const changed = keys.some((key) => settings.values[key] !== defaultSettings[key])
  const undoable = before !== null && !changed
  const restore = () => {
    if (!changed) return
    setBefore({ ...settings.values })
    settings.reset(keys)
    notices.show('success', 'setting.restored')
  }
  const undo = () => {
    for (const key of keys) if (before) settings.set(key, before[key])
    setBefore(null)
  }
  return (
    <div className={styles.row}>
      <Button aria-disabled={!undoable && !changed} onClick={undoable ? undo : restore}>
        {undoable ? <Undo2 aria-hidden size={18} /> : <RotateCcw aria-hidden size={18} />}
        {text(undoable ? 'setting.undo' : 'setting.restore')}
      </Button>
      <p className={styles.hint}>{hint}</p>
    </div>
  )
})
