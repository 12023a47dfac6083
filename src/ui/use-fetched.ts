import { useEffect, useState } from 'react'
import { useFrame } from './stores-context'

/**
 * A part of the app whose code comes when it is first wanted: null until it is there. Where it cannot be had the
 * listener is told, and `onLost` is to take the wish back. `load` is to be the same function each time.
 */
export function useFetched<T extends object>(
  wanted: boolean,
  load: () => Promise<T>,
  onLost: () => void,
): T | null {
  const { notices } = useFrame()
  const [fetched, setFetched] = useState<T | null>(null)
  const missing = wanted && fetched === null

  useEffect(() => {
    if (!missing) return
    let current = true
    const fetchPart = async () => {
      try {
        const part = await load()
        if (current) setFetched(part)
      } catch {
        if (!current) return
        onLost()
        notices.fail({ kind: 'offline' })
      }
    }
    void fetchPart()
    return () => {
      current = false
    }
  }, [missing, load, onLost, notices])
  return fetched
}
