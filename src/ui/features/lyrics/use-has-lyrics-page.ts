import { useState } from 'react'
import { useStores } from '../../hooks/stores-context'

/**
 * Returns whether the player has a lyrics page: if there are lyrics, or a failure to show. It keeps its value while the
 * lyrics of another track are loading, so that the layout does not change twice. Call it in an observer.
 */
export function useHasLyricsPage(): boolean {
  const { lyrics } = useStores()
  const settled = lyrics.status === 'loading' ? null : lyrics.status === 'failed' || lyrics.lines.length > 0
  const [last, setLast] = useState(settled ?? true)
  if (settled !== null && settled !== last) setLast(settled)
  return settled ?? last
}
