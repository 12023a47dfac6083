import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode, MouseEvent, PointerEvent } from 'react'
import { useText } from '../use-text'
import { useKitHost } from '../kit-host'
import { IconButton } from '../button/icon-button'
import { useLayer } from '../layers/use-layer'
import { focusWithoutRing } from './focus-without-ring'
import styles from './modal.module.css'

interface ModalProps {
  title: string
  className?: string | undefined
  /** Id of the text that describes it. */
  describedBy?: string
  /** Called when it has closed by its button, Escape, Back or a press outside, and focus is restored. */
  onClose: () => void
  children: ReactNode
}

/**
 * A native modal dialog, open while mounted; a sheet from below on narrow screens. It renders the notices itself,
 * because everything outside of it is dimmed and inert.
 */
export function Modal({ title, className = '', describedBy, onClose, children }: ModalProps) {
  const { text } = useText()
  const { Notices } = useKitHost()
  const id = useId()
  const { dialog, close, handlers } = useNativeDialog(onClose)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is the key for it
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={describedBy}
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

/** Marks the document while a modal dialog is open in it. */
function markModal(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
}

/**
 * Opens a native modal dialog while mounted. Returns the ref, `close` and the handlers of the dialog element.
 * `onClose` is called when it has closed by `close`, Escape, Back or a press outside, and focus is restored.
 */
function useNativeDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  // a layout effect, so that it closes before it leaves the document: only then does it restore focus
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    focusWithoutRing()
    markModal()
    // One Escape closes one layer: those below listen on the document. `open` is asked because the next press may come
    // before the close event of this one.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element?.open) event.stopPropagation()
    }
    addEventListener('keydown', keepEscape, { capture: true })
    return () => {
      removeEventListener('keydown', keepEscape, { capture: true })
      element?.close()
      markModal()
    }
  }, [])

  const close = () => dialog.current?.close()
  useLayer(true, close)
  const handlers = {
    // the event comes a task later: in StrictMode the dialog is open again by then
    onClose: () => {
      if (!dialog.current?.open) onClose()
    },
    // only presses that start outside count: a slider's thumb may be released there
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      pressedOutside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (pressedOutside.current && target === currentTarget) close()
    },
  }
  return { dialog, close, handlers }
}
