import { useState } from 'react'
import { useStores } from '../stores-context'

/**
 * Whether there is a page of words: with words, and with a failure to tell of. While those of another track are
 * waited for it stays as it was, so that nothing moves twice. To be called by an observer.
 */
export function useHasWords(): boolean {
  const { lyrics } = useStores()
  const settled = lyrics.status === 'loading' ? null : lyrics.status === 'failed' || lyrics.lines.length > 0
  const [held, setHeld] = useState(settled ?? true)
  if (settled !== null && settled !== held) setHeld(settled)
  return settled ?? held
}
