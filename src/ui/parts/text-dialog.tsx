import { Modal } from './modal'
import styles from './text-dialog.module.css'

interface TextDialogProps {
  title: string
  text: string
  onClose: () => void
}

/** A text of any length, as it was written, in paragraphs of its own. */
export function TextDialog({ title, text, onClose }: TextDialogProps) {
  return (
    <Modal title={title} className={styles.dialog} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be reached by keys */}
      <div tabIndex={0} className={styles.text}>
        {text}
      </div>
    </Modal>
  )
}
