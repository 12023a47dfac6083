import { X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Notices } from '../shell/notices'
import { useText } from '../use-text'
import { IconButton } from './icon-button'
import styles from './modal.module.css'
import { useNativeDialog } from './use-native-dialog'

interface ModalProps {
  title: string
  /** Dark in either mode. */
  dark?: boolean
  className?: string | undefined
  /** Id of the text that says what it is about. */
  describedBy?: string
  /** It closed by its button, Escape or a press outside, and focus is back where it was. */
  onClose: () => void
  children: ReactNode
}

/**
 * A native modal dialog, open while it is mounted; from below on narrow screens. It shows the short messages itself,
 * since all that lies outside of it is dimmed and out of reach.
 */
export function Modal({ title, dark = false, className = '', describedBy, onClose, children }: ModalProps) {
  const { text } = useText()
  const id = useId()
  const { dialog, close, handlers } = useNativeDialog(onClose)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is the key for it
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={describedBy}
      data-dark={dark || undefined}
      className={`${styles.dialog} ${className}`}
      {...handlers}
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={text('app.close')} onClick={close}>
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        <div className={styles.content}>{children}</div>
      </div>
      <Notices />
    </dialog>
  )
}
