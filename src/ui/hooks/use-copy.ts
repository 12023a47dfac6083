import { useCallback } from 'react'
import { useShellStores } from './stores-context'

/** Returns a function that copies a text to the clipboard and shows whether that worked. */
export function useCopy() {
  const { notices } = useShellStores()
  return useCallback(
    async (value: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(value)
        notices.show('success', 'track.copied')
      } catch {
        notices.show('error', 'track.copyUnsupported')
      }
    },
    [notices],
  )
}
