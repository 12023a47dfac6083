import { keyCaps } from '../../domain/keyboard/key-caps'
import type { Chord } from '../../domain/keyboard/shortcuts'
import type { TextKey } from '../../i18n/text-key'
import { useText } from '../use-text'
import styles from './key-caps.module.css'

/** Keys that have a name rather than a sign that can be read out. */
const spoken: Readonly<Record<string, TextKey>> = {
  '←': 'keyboard.leftArrow',
  '→': 'keyboard.rightArrow',
  '↑': 'keyboard.upArrow',
  '↓': 'keyboard.downArrow',
  '/': 'keyboard.slash',
  '?': 'keyboard.questionMark',
}

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent)

interface KeyCapsProps {
  chord: Chord
  /** Whether they are switched off. */
  off: boolean
}

/** The keys of a chord as they look on the listener's keyboard. */
export function KeyCaps({ chord, off }: KeyCapsProps) {
  const { text } = useText()
  return (
    <span data-off={off || undefined} className={styles.chord}>
      {keyCaps(chord, apple).map((cap) => {
        const name = spoken[cap]
        const shown = cap === 'Space' ? text('keyboard.space') : cap
        return (
          <kbd key={cap} className={styles.cap}>
            <span aria-hidden={name ? true : undefined}>{shown}</span>
            {name && <span className="visually-hidden">{text(name)}</span>}
          </kbd>
        )
      })}
      {off && <span className="visually-hidden">{text('keyboard.off')}</span>}
    </span>
  )
}
