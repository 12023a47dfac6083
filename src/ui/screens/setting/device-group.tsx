import { MonitorDown, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { formatBytes } from '../../../domain/format/format-bytes'
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { ActionRow } from './action-row'
import { FactRow } from './fact-row'
import { SettingGroup } from './setting-group'

/** The app on this device: installing it, how much it stores, and a button that deletes that. */
export const DeviceGroup = observer(function DeviceGroup() {
  const { deviceData, install } = useStores()
  const { text, language } = useText()
  const [asking, setAsking] = useState(false)
  const { usedBytes } = deviceData

  useEffect(() => {
    void deviceData.loadUsage()
  }, [deviceData])

  return (
    <SettingGroup id="device" title={text('settingOther.device')}>
      {install.way === 'ask' && (
        <ActionRow
          label={text('settingOther.install')}
          hint={text('settingOther.installHint')}
          action={text('settingOther.installAction')}
          icon={MonitorDown}
          onClick={() => void install.install()}
        />
      )}
      {install.way === 'byHand' && (
        <FactRow label={text('settingOther.install')} hint={text('settingOther.installHint')}>
          {text('settingOther.installByHand')}
        </FactRow>
      )}
      <FactRow label={text('settingOther.used')} hint={text('settingOther.usedHint')}>
        {usedBytes === null ? text('settingOther.unknown') : formatBytes(usedBytes, language)}
      </FactRow>
      <ActionRow
        label={text('settingOther.reset')}
        hint={text('settingOther.resetHint')}
        action={text('settingOther.resetAction')}
        icon={Trash2}
        danger
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          title={text('settingOther.resetTitle')}
          message={text('settingOther.resetMessage')}
          confirmLabel={text('settingOther.resetConfirm')}
          danger
          onConfirm={() => void deviceData.clear()}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingGroup>
  )
})
