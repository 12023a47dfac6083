import besideWords from '../../../kit/card/beside-words.module.css'
import { Modal } from '../../../kit/dialog/modal'
import { useText } from '../../../kit/use-text'
import styles from './sound-dialog.module.css'
import { SoundSettings } from './sound-settings'

interface SoundDialogProps {
  /** What stays visible beside it: the lyrics of the full player, or the page above the bar. */
  place: 'player' | 'bar'
  onClose: () => void
}

/** The sound settings. Each takes effect at once. */
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
