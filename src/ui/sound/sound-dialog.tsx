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
  return (
    <Modal title={text('sound.title')} dark={place === 'player'} className={styles[place]} onClose={onClose}>
      <SoundSettings />
    </Modal>
  )
}
