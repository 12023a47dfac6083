import { Fragment, useId } from 'react'
import { observer } from 'mobx-react-lite'
import { isSingleCharacter, shortcuts } from '../../../domain/keyboard/shortcuts'
import type { ShortcutAction, Chord } from '../../../domain/keyboard/shortcuts'
import type { TextKey } from '../../../i18n/text-key'
import { Modal } from '../../kit/dialog/modal'
import { SettingSwitch } from '../settings/setting-switch'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './help-sheet.module.css'
import { keyCaps } from '../../../domain/keyboard/key-caps'
import caps from './key-caps.module.css'

const groups: readonly { title: TextKey; actions: Partial<Record<ShortcutAction, TextKey>> }[] = [
  {
    title: 'keyboard.playing',
    actions: {
      toggle: 'keyboard.toggle',
      previous: 'keyboard.previous',
      next: 'keyboard.next',
      back: 'keyboard.back',
      ahead: 'keyboard.ahead',
      mode: 'keyboard.mode',
      repeat: 'keyboard.repeat',
      like: 'keyboard.like',
    },
  },
  {
    title: 'keyboard.sound',
    actions: { louder: 'keyboard.louder', quieter: 'keyboard.quieter', mute: 'keyboard.mute' },
  },
  {
    title: 'keyboard.around',
    actions: {
      player: 'keyboard.player',
      translation: 'keyboard.translation',
      queue: 'keyboard.queue',
      search: 'keyboard.search',
      help: 'keyboard.help',
      close: 'keyboard.close',
    },
  },
]

/** The keyboard shortcuts by purpose, and the switch for those of a single character. */
export const HelpSheet = observer(function HelpSheet({ onClose }: { onClose: () => void }) {
  const { settings } = useStores()
  const { text } = useText()
  const { singleKeyShortcuts } = settings.values
  return (
    <Modal title={text('keyboard.title')} className={styles.sheet} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(({ title, actions }) => (
          <Group key={title} title={text(title)}>
            {shortcuts.map(({ action, chords }) => {
              const name = actions[action]
              if (!name) return null
              return (
                <div key={action} className={styles.row}>
                  <dt>{text(name)}</dt>
                  <dd className={styles.keys}>
                    {chords.map((chord, at) => (
                      <Fragment key={chord.key}>
                        {at > 0 && <span className={styles.or}>{text('keyboard.or')}</span>}
                        <KeyCaps chord={chord} off={!singleKeyShortcuts && isSingleCharacter(chord)} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              )
            })}
          </Group>
        ))}
      </div>
      <p className={styles.note}>{text('keyboard.arrowsNote')}</p>
      <SettingSwitch setting="singleKeyShortcuts" />
    </Modal>
  )
})

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <dl className={styles.rows}>{children}</dl>
    </section>
  )
}

/** Names of keys whose symbol cannot be read out. */
const spokenNames: Readonly<Record<string, TextKey>> = {
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
  /** Whether the shortcut is switched off. */
  off: boolean
}

/** The keys of a chord as they are labelled on the listener's keyboard. */
function KeyCaps({ chord, off }: KeyCapsProps) {
  const { text } = useText()
  return (
    <span data-off={off || undefined} className={caps.chord}>
      {keyCaps(chord, apple).map((cap) => {
        const name = spokenNames[cap]
        const shown = cap === 'Space' ? text('keyboard.space') : cap
        return (
          <kbd key={cap} className={caps.cap}>
            <span aria-hidden={name ? true : undefined}>{shown}</span>
            {name && <span className="visually-hidden">{text(name)}</span>}
          </kbd>
        )
      })}
      {off && <span className="visually-hidden">{text('keyboard.off')}</span>}
    </span>
  )
}
