import { useEffect } from 'react'
import { useStores } from './stores-context'

/**
 * Returns whether the backend has a library of its own, which it says once it has answered at all. Call it in an
 * observer.
 */
export function useOwnLibrary(): boolean {
  const { libraryReport, session } = useStores()
  const { known } = session
  useEffect(() => {
    if (known) void libraryReport.ask()
  }, [libraryReport, known])
  return libraryReport.available
}
