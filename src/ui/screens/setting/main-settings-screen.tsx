import { settingGroups, settingsToReset } from '../../../domain/settings/setting-groups'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { RestoreDefaults } from './restore-defaults'
import { SettingGroups } from './setting-groups'
import { SettingPage } from './setting-page'
import type { MouseEvent } from 'react'
import styles from './setting-jumps.module.css'

/** The settings of the whole app. Each takes effect at once. */
export function MainSettingsScreen() {
  const { text } = useText()
  const groups = settingGroups.main.map(({ id, title }) => ({ id, title: text(title) }))
  return (
    <SettingPage
      title={text('setting.mainTitle')}
      aside={<SettingJumps groups={groups} />}
      otherwise="nowhere"
    >
      <SettingGroups groups={settingGroups.main} />
      <RestoreDefaults keys={settingsToReset('main')} hint={text('setting.restoreMainHint')} />
    </SettingPage>
  )
}

interface SettingJumpsProps {
  /** The groups of the screen; `id` is the anchor. */
  groups: readonly { id: string; title: string }[]
}

/** Scrolls to a group and moves focus there. The URL does not change, so that Back leaves the screen. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const group = document.querySelector(event.currentTarget.hash)
  if (!group) return
  event.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  group.querySelector('h2')?.focus({ preventScroll: true })
  group.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
}

/** Links to the groups of a long screen. */
function SettingJumps({ groups }: SettingJumpsProps) {
  const { text } = useText()
  return (
    <nav aria-label={text('setting.jumps')} className={styles.jumps}>
      <p aria-hidden className={styles.title}>
        {text('setting.jumps')}
      </p>
      <ul>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.jump} onClick={jump}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const screen: Screen = { Component: MainSettingsScreen }
