import { useSyncExternalStore } from 'react'
import { useStores } from '../stores-context'

const query = matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the app is dark now, and a switch that pins the other mode and says so. To be called in an observer. */
export function useDarkMode() {
  const { settings, notices } = useStores()
  const systemDark = useSyncExternalStore(subscribe, () => query.matches)
  const { theme, themeAuto } = settings.values
  const dark = themeAuto ? systemDark : theme === 'dark'

  const toggle = () => {
    settings.set('themeAuto', false)
    settings.set('theme', dark ? 'light' : 'dark')
    notices.show('info', dark ? 'notice.lightMode' : 'notice.darkMode', { group: 'theme' })
  }
  return { dark, toggle }
}
