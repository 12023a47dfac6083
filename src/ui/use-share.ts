import { useCallback } from 'react'
import { useCopy } from './use-copy'

/** The whole address of a screen of the app, given by its path and query. */
const addressOf = (path: string) => new URL(path, location.origin).href

/** Gives the address of a screen on: `copyLink` by the clipboard, `share` by what the device has for it, if any. */
export function useShare() {
  const copy = useCopy()

  const copyLink = useCallback((path: string) => void copy(addressOf(path)), [copy])
  const share = useCallback(
    async (path: string, title: string): Promise<void> => {
      try {
        await navigator.share({ title, url: addressOf(path) })
      } catch (error) {
        // to turn away from it is no failure
        if (error instanceof DOMException && error.name === 'AbortError') return
        void copy(addressOf(path))
      }
    },
    [copy],
  )
  return { copyLink, share: 'share' in navigator ? share : null }
}
