import { useEffect } from 'react'
import { useShellStores } from './stores-context'

/** Sets the screen's part of the window title while mounted; home has none. */
export function useTitle(title: string): void {
  const { shell } = useShellStores()
  useEffect(() => {
    shell.setPageTitle(title)
    return () => shell.setPageTitle('')
  }, [shell, title])
}
