import { Modal } from './modal'
import styles from './text-dialog.module.css'

interface TextDialogProps {
  title: string
  text: string
  onClose: () => void
}

/** A dialog with a long text; its line breaks are kept. */
export function TextDialog({ title, text, onClose }: TextDialogProps) {
  return (
    <Modal title={title} className={styles.dialog} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area has to be reachable by keyboard */}
      <div tabIndex={0} className={styles.text}>
        {text}
      </div>
    </Modal>
  )
}
