import { Modal } from './modal'
import { useText } from '../use-text'
import styles from './text-dialog.module.css'

interface TextDialogProps {
  title: string
  text: string
  onClose: () => void
}

/** A dialog with a long text; its line breaks are kept. */
export function TextDialog({ title, text, onClose }: TextDialogProps) {
  const { languageOf } = useText()
  return (
    <Modal title={title} className={styles.dialog} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area has to be reachable by keyboard */}
      <div tabIndex={0} lang={languageOf(text)} className={styles.text}>
        {text}
      </div>
    </Modal>
  )
}
