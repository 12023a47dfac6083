import { Modal } from '../../../kit/dialog/modal'
import { useText } from '../../../kit/use-text'
import playerDialog from '../player-dialog.module.css'
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
  return (
    <Modal
      title={text('sound.title')}
      className={place === 'player' ? playerDialog.dialog : styles.bar}
      onClose={onClose}
    >
      <div data-beside-lyrics={place === 'player' || undefined}>
        <SoundSettings />
      </div>
    </Modal>
  )
}
