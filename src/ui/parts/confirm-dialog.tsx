import { useEffect, useId, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useText } from '../use-text'
import { Button } from './button'
import styles from './confirm-dialog.module.css'
import { Modal } from './modal'

interface ConfirmDialogProps {
  title: string
  message: string
  /** Says what will happen, as "Delete". */
  confirmLabel: string
  /** It cannot be undone: the way back has focus. */
  danger?: boolean
  /** Called once the dialog is shut and focus is back. */
  onConfirm: () => void
  /** It was shut, whatever the answer. */
  onClose: () => void
}

/** A question with two answers, open while it is mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel, danger = false, onConfirm, onClose } = props
  const { text } = useText()
  const id = useId()
  const answer = useRef<HTMLButtonElement>(null)
  useEffect(() => answer.current?.focus(), [])

  const shut = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close()
  const confirm = (event: MouseEvent) => {
    shut(event)
    onConfirm()
  }
  return (
    <Modal title={title} describedBy={id} onClose={onClose}>
      <p id={id} className={styles.message}>
        {message}
      </p>
      <div className={styles.answers}>
        <Button ref={danger ? answer : undefined} onClick={shut}>
          {text('parts.cancel')}
        </Button>
        <Button ref={danger ? undefined : answer} tone={danger ? 'danger' : 'solid'} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
