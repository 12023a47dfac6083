import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useFrame } from './stores-context'

/** Shows a dialog; it is to call back once it closed. */
export type ShowDialog = (onClose: () => void) => ReactNode

interface Opened {
  show: ShowDialog
  /** The visit of a screen that it was opened on. */
  visit: string
}

/**
 * A dialog whose code is fetched when it is asked for by `open`, to be rendered as `dialog`; it is gone once another
 * screen is asked for.
 */
export function useLateDialog() {
  const { notices } = useFrame()
  const { key: visit } = useLocation()
  const { state } = useNavigation()
  const [opened, setOpened] = useState<Opened | null>(null)

  const open = useCallback(
    async (load: () => Promise<ShowDialog>) => {
      try {
        const show = await load()
        setOpened({ show, visit })
      } catch {
        notices.fail({ kind: 'offline' })
      }
    },
    [notices, visit],
  )
  // Back comes to the same visit, and is not to find it open again
  if (opened && opened.visit !== visit) setOpened(null)
  const shown = opened?.visit === visit && state === 'idle'
  return { open, dialog: shown ? opened.show(() => setOpened(null)) : null }
}
