import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigation } from 'react-router'
import { useKitHost } from '../kit-host'

/** Renders a dialog, which calls `onClose` once it has closed. */
export type RenderDialog = (onClose: () => void) => ReactNode

interface Opened {
  show: RenderDialog
  /** The router's key of the screen that it was opened on. */
  visit: string
}

/**
 * Opens dialogs whose code is fetched on demand. Returns `open`, which fetches and opens one, and `dialog`, which the
 * caller renders; it is null once a navigation starts. A failed fetch is shown as a notice.
 */
export function useLazyDialog() {
  const { showFailure } = useKitHost()
  const { key: visit } = useLocation()
  const { state } = useNavigation()
  const [opened, setOpened] = useState<Opened | null>(null)

  const open = useCallback(
    async (load: () => Promise<RenderDialog>) => {
      const opener = document.activeElement
      try {
        const show = await load()
        // a press of a pointer may have lost its focus meanwhile; a dialog gives focus back to what has it as it opens
        if (opener instanceof HTMLElement && document.activeElement === document.body)
          opener.focus({ preventScroll: true })
        flushSync(() => setOpened({ show, visit }))
      } catch {
        showFailure({ kind: 'offline' })
      }
    },
    [showFailure, visit],
  )
  // Back returns to the same key, where the dialog must not be open again
  if (opened && opened.visit !== visit) setOpened(null)
  const shown = opened?.visit === visit && state === 'idle'
  return { open, dialog: shown ? opened.show(() => setOpened(null)) : null }
}
