import { useEffect, useRef, useState } from 'react'
import type { Backup } from '../../../domain/settings/backup-file'
import type { BackupOffers, BackupPart } from '../../../domain/settings/backup-offers'
import { Button } from '../../kit/button/button'
import { Modal } from '../../kit/dialog/modal'
import { SwitchRow } from '../../kit/form/switch-row'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './import-dialog.module.css'
import { SettingChanges } from './setting-changes'

/** A backup file that was read, and what in it is new. */
export interface FoundBackup {
  backup: Backup
  offers: BackupOffers
  /** How many entries of the file were not recognised. */
  ignored: number
}

interface ImportDialogProps {
  found: FoundBackup
  onClose: () => void
}

/** Shows what a backup file would change, part by part. Nothing changes before it is confirmed. */
export function ImportDialog({ found: { backup, offers, ignored }, onClose }: ImportDialogProps) {
  const { backup: store } = useStores()
  const { text } = useText()
  const offered = [
    {
      part: 'settings',
      count: offers.settings.length,
      label: text('settingOther.settings'),
      hint: text('settingOther.changes', { count: offers.settings.length }),
    },
    {
      part: 'queue',
      count: offers.queue,
      label: text('settingOther.queue'),
      hint: text('settingOther.queueSongs', { count: offers.queue }),
    },
    {
      part: 'history',
      count: offers.history,
      label: text('settingOther.history'),
      hint: text('settingOther.historySongs', { count: offers.history }),
    },
    {
      part: 'searchHistory',
      count: offers.searchHistory,
      label: text('settingOther.searches'),
      hint: text('settingOther.searchTerms', { count: offers.searchHistory }),
    },
  ] as const
  const parts = offered.filter(({ count }) => count > 0)
  const [chosen, setChosen] = useState<ReadonlySet<BackupPart>>(() => new Set(parts.map(({ part }) => part)))
  const answer = useRef<HTMLButtonElement>(null)
  useEffect(() => answer.current?.focus({ preventScroll: true }), [])

  const choose = (part: BackupPart, on: boolean) =>
    setChosen(new Set([...chosen].filter((other) => other !== part).concat(on ? part : [])))
  const apply = () => {
    void store.apply(backup, chosen)
    onClose()
  }
  return (
    <Modal title={text('settingOther.loadTitle')} className={styles.dialog} onClose={onClose}>
      {parts.length === 0 && <p>{text('settingOther.noChanges')}</p>}
      {parts.map(({ part, label, hint }) => (
        <div key={part}>
          <SwitchRow label={label} hint={hint} on={chosen.has(part)} onChange={(on) => choose(part, on)} />
          {part === 'settings' && <SettingChanges names={offers.settings} wanted={backup.settings} />}
        </div>
      ))}
      {ignored > 0 && <p className={styles.ignored}>{text('settingOther.ignored', { count: ignored })}</p>}
      <div className={styles.answers}>
        {parts.length > 0 && <Button onClick={onClose}>{text('dialog.cancel')}</Button>}
        <Button
          ref={answer}
          tone="solid"
          disabled={parts.length > 0 && chosen.size === 0}
          onClick={parts.length > 0 ? apply : onClose}
        >
          {text(parts.length > 0 ? 'settingOther.apply' : 'app.close')}
        </Button>
      </div>
    </Modal>
  )
}
