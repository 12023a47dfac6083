import besideWords from '../parts/beside-words.module.css'
import { Modal } from '../parts/modal'
import { useText } from '../use-text'
import styles from './sound-dialog.module.css'
import { SoundSettings } from './sound-settings'

interface SoundDialogProps {
  /** Beside what it is to leave in sight: the lyrics of the full player, or the page over the bar. */
  place: 'player' | 'bar'
  onClose: () => void
}

/** The sound settings; all of them take effect at once. */
export function SoundDialog({ place, onClose }: SoundDialogProps) {
  const { text } = useText()
  const dark = place === 'player'
  return (
    <Modal
      title={text('sound.title')}
      dark={dark}
      className={dark ? besideWords.dialog : styles.bar}
      onClose={onClose}
    >
      <SoundSettings />
    </Modal>
  )
}
