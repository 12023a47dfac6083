import { Fragment, useId } from 'react'
import { observer } from 'mobx-react-lite'
import { isSingleCharacter, shortcuts } from '../../domain/keyboard/shortcuts'
import type { ShortcutAction } from '../../domain/keyboard/shortcuts'
import type { TextKey } from '../../i18n/text-key'
import { Modal } from '../parts/modal'
import { SettingSwitch } from '../parts/setting-switch'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './help-sheet.module.css'
import { KeyCaps } from './key-caps'

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

/** Every key that the app obeys, by what it is for, and the switch for those that are one character. */
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
      <SettingSwitch
        setting="singleKeyShortcuts"
        label={text('keyboard.single')}
        hint={text('keyboard.singleHint')}
      />
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
