import { ExternalLink } from 'lucide-react'
import { license, version } from '../../../../package.json'
import { useText } from '../../use-text'
import styles from './about-group.module.css'
import { FactRow } from './fact-row'
import { SettingGroup } from './setting-group'

/** What this is: its version, and the licence that it comes under. */
export function AboutGroup() {
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
