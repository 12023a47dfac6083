import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { Notices } from '../shell/notices'
import { useText } from '../use-text'
import { IconButton } from './icon-button'
import styles from './modal.module.css'

interface ModalProps {
  title: string
  /** Dark in either mode. */
  dark?: boolean
  className?: string | undefined
  /** It closed by its button, Escape or a press outside, and focus is back where it was. */
  onClose: () => void
  children: ReactNode
}

/** The layers below close on Escape as well, wherever focus is, and one press is to close one. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation()
}

/**
 * A native modal dialog, open while it is mounted; from below on narrow screens. It shows the short messages itself,
 * since all that lies outside of it is dimmed and out of reach.
 */
export function Modal({ title, dark = false, className = '', onClose, children }: ModalProps) {
  const { text } = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    addEventListener('keydown', keepEscape, { capture: true })
    return () => {
      removeEventListener('keydown', keepEscape, { capture: true })
      element?.close()
    }
  }, [])

  // told a task late: by then a dialog that was mounted twice is open again
  const closed = () => {
    if (!dialog.current?.open) onClose()
  }
  const close = () => dialog.current?.close()
  // a thumb may be let go outside: only a press that began there counts
  const onPointerDown = ({ target, currentTarget }: PointerEvent) => {
    pressedOutside.current = target === currentTarget
  }
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (pressedOutside.current && target === currentTarget) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is the key for it
    <dialog
      ref={dialog}
      aria-labelledby={id}
      data-dark={dark || undefined}
      className={`${styles.dialog} ${className}`}
      onClose={closed}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={text('app.close')} onClick={close}>
            <X aria-hidden size={20} />
          </IconButton>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
      <Notices />
    </dialog>
  )
}
