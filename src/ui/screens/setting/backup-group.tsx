import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  readSettingsFile,
  type SettingsFileFault,
  type SettingsFileReading,
  writeSettingsFile,
} from '../../../domain/settings/settings-file'
import type { TextKey } from '../../../i18n/text-key'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { ActionRow } from './action-row'
import { ImportDialog } from './import-dialog'
import { saveFile } from './save-file'
import { SettingGroup } from './setting-group'

const faults: Record<SettingsFileFault, TextKey> = {
  notJson: 'settingOther.notJson',
  notSettings: 'settingOther.notSettings',
  newer: 'settingOther.newer',
}

/** Far more than any settings; a film that was chosen by mistake is not read. */
const largestBytes = 1_000_000

type Found = Extract<SettingsFileReading, { ok: true }>

/** The settings as a file, to keep or to take to another device. */
export function BackupGroup() {
  const { settings, notices } = useStores()
  const { text } = useText()
  const chooser = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Found | null>(null)

  const save = () => {
    saveFile('melisma-settings.json', writeSettingsFile(settings.values))
    notices.show('success', 'settingOther.saved')
  }
  const refuse = (key: TextKey) => notices.show('error', key, { group: 'settings-file' })
  const load = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestBytes) return refuse('settingOther.notSettings')
    try {
      const reading = readSettingsFile(await file.text())
      if (reading.ok) setFound(reading)
      else refuse(faults[reading.fault])
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
        onClick={save}
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
      {found && (
        <ImportDialog wanted={found.settings} ignored={found.ignored} onClose={() => setFound(null)} />
      )}
    </SettingGroup>
  )
}
