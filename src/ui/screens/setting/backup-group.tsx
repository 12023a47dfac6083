import { Download, FileUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readBackup } from '../../../domain/settings/backup-file'
import type { BackupFault } from '../../../domain/settings/backup-file'
import type { BackupFile } from '../../../stores/settings/backup-store'
import type { TextKey } from '../../../i18n/text-key'
import { useStores } from '../../hooks/stores-context'
import { saveJsonFile } from '../../kit/save-json-file'
import { useText } from '../../kit/use-text'
import { ActionRow } from './action-row'
import { ImportDialog } from './import-dialog'
import type { FoundBackup } from './import-dialog'
import { SettingGroup } from './setting-group'

const faults: Record<BackupFault, TextKey> = {
  notJson: 'settingOther.notJson',
  notBackup: 'settingOther.notBackup',
  newer: 'settingOther.newer',
}

/** Larger files are refused unread. The largest queue needs far less. */
const largestBytes = 30_000_000

/** Saves settings, queue and histories as a file, and loads them from one. */
export const BackupGroup = observer(function BackupGroup() {
  const { backup, notices } = useStores()
  const { text } = useText()
  const chooser = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<FoundBackup | null>(null)

  const save = async () => {
    saveJsonFile('melisma-backup.json', await backup.createFileText())
    notices.show('success', 'settingOther.saved')
  }
  const refuse = (key: TextKey) => notices.show('error', key, { group: 'backup-file' })
  const load = async (file: BackupFile | null | undefined) => {
    if (!file) return
    if (file.size > largestBytes) return refuse('settingOther.notBackup')
    try {
      const reading = readBackup(await file.text())
      if (!reading.ok) return refuse(faults[reading.fault])
      setFound({ ...reading, offers: await backup.compare(reading.backup) })
    } catch {
      refuse('settingOther.unreadable')
    }
  }
  const { offered } = backup
  const loadOffered = useEffectEvent(() => void load(backup.takeOffered()))
  useEffect(() => {
    if (offered) loadOffered()
  }, [offered])
  return (
    <SettingGroup id="backup" title={text('settingOther.backup')}>
      <ActionRow
        label={text('settingOther.save')}
        hint={text('settingOther.saveHint')}
        action={text('settingOther.saveAction')}
        icon={Download}
        onClick={() => void save()}
      />
      <ActionRow
        label={text('settingOther.load')}
        hint={text('settingOther.loadHint')}
        action={text('settingOther.loadAction')}
        icon={FileUp}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={text('settingOther.load')}
        onChange={({ currentTarget }) => {
          void load(currentTarget.files?.[0])
          // lets the same file be chosen again
          currentTarget.value = ''
        }}
      />
      {found && <ImportDialog found={found} onClose={() => setFound(null)} />}
    </SettingGroup>
  )
})
