import { useCallback } from 'react'
import { useCopy } from './use-copy'

/** Returns the absolute address of a screen, given its path and query. */
const addressOf = (path: string) => new URL(path, location.origin).href

/** Returns `copyLink`, which copies the address of a screen, and `share`, the device's share sheet; null without one. */
export function useShare() {
  const copy = useCopy()

  const copyLink = useCallback((path: string) => void copy(addressOf(path)), [copy])
  const share = useCallback(
    async (path: string, title: string): Promise<void> => {
      try {
        await navigator.share({ title, url: addressOf(path) })
      } catch (error) {
        // the listener dismissed the share sheet
        if (error instanceof DOMException && error.name === 'AbortError') return
        void copy(addressOf(path))
      }
    },
    [copy],
  )
  return { copyLink, share: 'share' in navigator ? share : null }
}
