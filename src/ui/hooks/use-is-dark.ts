import { useSyncExternalStore } from 'react'
import { useShellStores } from './stores-context'

const query = matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the app is dark now, by the listener's choice or the system's. To be called in an observer. */
export function useIsDark(): boolean {
  const { theme, themeAuto } = useShellStores().settings.values
  const systemDark = useSyncExternalStore(subscribe, () => query.matches)
  return themeAuto ? systemDark : theme === 'dark'
}
