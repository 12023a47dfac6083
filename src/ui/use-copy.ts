import { useCallback } from 'react'
import { useFrame } from './stores-context'

/** Copies a text for the listener, and says whether that worked. */
export function useCopy() {
  const { notices } = useFrame()
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
