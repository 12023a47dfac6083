import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { readBackup, type BackupFault } from '../../../domain/backup/backup-file'
import type { TextKey } from '../../../i18n/text-key'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { ActionRow } from './action-row'
import { ImportDialog, type FoundBackup } from './import-dialog'
import { saveFile } from './save-file'
import { SettingGroup } from './setting-group'

const faults: Record<BackupFault, TextKey> = {
  notJson: 'settingOther.notJson',
  notBackup: 'settingOther.notBackup',
  newer: 'settingOther.newer',
}

/** Far more than the longest of queues; a film that was chosen by mistake is not read. */
const largestBytes = 30_000_000

/** What the listener has here as a file, to keep or to take to another device. */
export function BackupGroup() {
  const { backup, notices } = useStores()
  const { text } = useText()
  const chooser = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<FoundBackup | null>(null)

  const save = async () => {
    saveFile('melisma-backup.json', await backup.write())
    notices.show('success', 'settingOther.saved')
  }
  const refuse = (key: TextKey) => notices.show('error', key, { group: 'backup-file' })
  const load = async (file: File | undefined) => {
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
          // the same file may be chosen again, once it was mended
          currentTarget.value = ''
        }}
      />
      {found && <ImportDialog found={found} onClose={() => setFound(null)} />}
    </SettingGroup>
  )
}
