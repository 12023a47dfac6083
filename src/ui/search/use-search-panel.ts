import { useCallback, useRef, useState } from 'react'
import { useStores } from '../stores-context'
import type { SearchPanel } from './search-panel'

/** The panel, whose code is fetched when the listener turns to the box; null until it is here. */
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
      notices.fail({ kind: 'offline' }, { group: 'searchPanel' })
    }
  }, [notices])
  const fetchPanel = useCallback(() => void load(), [load])
  return { Panel, fetchPanel }
}
