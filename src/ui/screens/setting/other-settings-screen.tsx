import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { AboutGroup } from './about-group'
import { BackupGroup } from './backup-group'
import { DeviceGroup } from './device-group'
import { SettingPage } from './setting-page'

/** The settings as a file, what is kept on the device, and what this app is. */
export function OtherSettingsScreen() {
  const { text } = useText()
  return (
    <SettingPage title={text('setting.otherTitle')} aside={<AboutGroup />} otherwise="below">
      <BackupGroup />
      <DeviceGroup />
    </SettingPage>
  )
}

export const screen: Screen = { Component: OtherSettingsScreen }
