import type { MouseEvent } from 'react'
import { useText } from '../../use-text'
import styles from './setting-jumps.module.css'

interface SettingJumpsProps {
  /** The groups of the screen, by their anchors. */
  groups: readonly { id: string; title: string }[]
}

/** Moves to a group and lets the keyboard go on from there; the address stays, so that Back leaves the screen. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const group = document.querySelector(event.currentTarget.hash)
  if (!group) return
  event.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  group.querySelector('h2')?.focus({ preventScroll: true })
  group.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
}

/** The groups of a long screen, beside them where there is room. */
export function SettingJumps({ groups }: SettingJumpsProps) {
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
