import { useEffect, useId, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useText } from '../use-text'
import { Button } from '../button/button'
import styles from './confirm-dialog.module.css'
import { Modal } from './modal'

interface ConfirmDialogProps {
  title: string
  message: string
  /** Names what confirming does, as "Delete". */
  confirmLabel: string
  /** Whether it cannot be undone; then Cancel has focus first. */
  danger?: boolean
  /** Called once the dialog is closed and focus is restored. */
  onConfirm: () => void
  /** Called when it has closed, whatever the answer. */
  onClose: () => void
}

/** A question with two answers; open while mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel, danger = false, onConfirm, onClose } = props
  const { text } = useText()
  const id = useId()
  const answer = useRef<HTMLButtonElement>(null)
  useEffect(() => answer.current?.focus(), [])

  const close = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close()
  const confirm = (event: MouseEvent) => {
    close(event)
    onConfirm()
  }
  return (
    <Modal title={title} describedBy={id} onClose={onClose}>
      <p id={id} className={styles.message}>
        {message}
      </p>
      <div className={styles.answers}>
        <Button ref={danger ? answer : undefined} onClick={close}>
          {text('dialog.cancel')}
        </Button>
        <Button ref={danger ? undefined : answer} tone={danger ? 'danger' : 'solid'} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
