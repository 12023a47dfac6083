import { useEffect, useState } from 'react'
import { useShellStores } from './stores-context'

/**
 * Loads a module when it is first `wanted`. Returns null until it is there. If loading fails, shows a notice and calls
 * `onFailed`, which resets `wanted`. `load` must be the same function at every render.
 */
export function useLazyModule<T extends object>(
  wanted: boolean,
  load: () => Promise<T>,
  onFailed: () => void,
): T | null {
  const { notices } = useShellStores()
  const [fetched, setFetched] = useState<T | null>(null)
  const missing = wanted && fetched === null

  useEffect(() => {
    if (!missing) return
    let current = true
    const fetchModule = async () => {
      try {
        const loaded = await load()
        if (current) setFetched(loaded)
      } catch {
        if (!current) return
        onFailed()
        notices.showFailure({ kind: 'offline' })
      }
    }
    void fetchModule()
    return () => {
      current = false
    }
  }, [missing, load, onFailed, notices])
  return fetched
}
