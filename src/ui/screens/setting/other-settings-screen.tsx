import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { BackupGroup } from './backup-group'
import { DeviceGroup } from './device-group'
import { SettingPage } from './setting-page'
import { ExternalLink } from 'lucide-react'
import { license, version } from '../../../../package.json'
import styles from './about-group.module.css'
import { FactRow } from './fact-row'
import { SettingGroup } from './setting-group'

/** Backup, data on this device, and facts about the app. */
export function OtherSettingsScreen() {
  const { text } = useText()
  return (
    <SettingPage title={text('setting.otherTitle')} aside={<AboutGroup />} otherwise="below">
      <BackupGroup />
      <DeviceGroup />
    </SettingPage>
  )
}

/** The version and the licence of the app. */
function AboutGroup() {
  const { text } = useText()
  return (
    <SettingGroup id="about" title={text('about.title')}>
      <FactRow label={text('about.version')}>{version}</FactRow>
      <FactRow label={text('about.licence')}>
        <a
          href={`https://spdx.org/licenses/${license}.html`}
          target="_blank"
          rel="noreferrer"
          className={styles.link}
        >
          {text('settingOther.licence', { name: license })}
          <ExternalLink aria-hidden size={14} />
        </a>
      </FactRow>
    </SettingGroup>
  )
}

export const screen: Screen = { Component: OtherSettingsScreen }
