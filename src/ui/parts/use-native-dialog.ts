import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/**
 * A native modal dialog, open while it is mounted; `onClose` tells that it closed by `close`, Escape or a press
 * outside, and focus is back where it was.
 */
export function useNativeDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  // undone before it leaves the page, while it can still give focus back
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // the layers below close on Escape as well, wherever focus is, and one press is to close one; the press after that
    // may come before this one is told that it closed
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element?.open) event.stopPropagation()
    }
    addEventListener('keydown', keepEscape, { capture: true })
    return () => {
      removeEventListener('keydown', keepEscape, { capture: true })
      element?.close()
    }
  }, [])

  const close = () => dialog.current?.close()
  const handlers = {
    // told a task late: by then a dialog that was mounted twice is open again
    onClose: () => {
      if (!dialog.current?.open) onClose()
    },
    // a thumb may be let go outside: only a press that began there counts
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      pressedOutside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (pressedOutside.current && target === currentTarget) close()
    },
  }
  return { dialog, close, handlers }
}
