import { useEffect } from 'react'
import { useStores } from './stores-context'

/** Returns the store of the library's report, which is kept fresh while the caller is mounted and the page visible. */
export function useLibraryReport() {
  const { libraryReport } = useStores()
  useEffect(() => {
    let stop = () => {}
    const update = () => {
      stop()
      stop = document.visibilityState === 'visible' ? libraryReport.follow() : () => {}
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      document.removeEventListener('visibilitychange', update)
      stop()
    }
  }, [libraryReport])
  return libraryReport
}
