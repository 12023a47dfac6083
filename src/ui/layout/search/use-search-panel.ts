import { useCallback, useRef, useState } from 'react'
import { useStores } from '../../hooks/stores-context'
import type { SearchPanel } from './search-panel'

/** Returns the panel, null until its code is loaded, and `fetchPanel`, which loads it. */
export function useSearchPanel() {
  const { notices } = useStores()
  const [Panel, setPanel] = useState<typeof SearchPanel | null>(null)
  const fetching = useRef(false)

  const load = useCallback(async () => {
    if (fetching.current) return
    fetching.current = true
    try {
      const { SearchPanel } = await import('./search-panel')
      setPanel(() => SearchPanel)
    } catch {
      fetching.current = false
      notices.showFailure({ kind: 'offline' }, { group: 'searchPanel' })
    }
  }, [notices])
  const fetchPanel = useCallback(() => void load(), [load])
  return { Panel, fetchPanel }
}
