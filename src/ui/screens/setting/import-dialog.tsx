import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Settings } from '../../../domain/settings/settings'
import { changesOf } from '../../../domain/settings/settings-file'
import { Button } from '../../parts/button'
import { Modal } from '../../parts/modal'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './import-dialog.module.css'
import { settingNames } from './setting-names'
import { useSettingValue } from './use-setting-value'

interface ImportDialogProps {
  /** As found in a file. */
  wanted: Partial<Settings>
  /** How many entries of the file were not understood. */
  ignored: number
  onClose: () => void
}

/** Shows what a file of settings would change; nothing does before that is confirmed. */
export function ImportDialog({ wanted, ignored, onClose }: ImportDialogProps) {
  const { settings, notices } = useStores()
  const { text } = useText()
  const valueText = useSettingValue()
  // as it was when the file was opened: what is applied is not to melt away before the eyes
  const [{ before, changes }] = useState(() => ({
    before: { ...settings.values },
    changes: changesOf(settings.values, wanted),
  }))
  const answer = useRef<HTMLButtonElement>(null)
  useEffect(() => answer.current?.focus({ preventScroll: true }), [])

  const apply = () => {
    settings.apply(wanted)
    notices.show('success', 'settingOther.loaded')
    onClose()
  }
  return (
    <Modal title={text('settingOther.loadTitle')} className={styles.dialog} onClose={onClose}>
      <p>
        {changes.length > 0
          ? text('settingOther.changes', { count: changes.length })
          : text('settingOther.noChanges')}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((key) => (
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
      )}
      {ignored > 0 && <p className={styles.ignored}>{text('settingOther.ignored', { count: ignored })}</p>}
      <div className={styles.answers}>
        {changes.length > 0 && <Button onClick={onClose}>{text('parts.cancel')}</Button>}
        <Button ref={answer} tone="solid" onClick={changes.length > 0 ? apply : onClose}>
          {text(changes.length > 0 ? 'settingOther.apply' : 'app.close')}
        </Button>
      </div>
    </Modal>
  )
}
