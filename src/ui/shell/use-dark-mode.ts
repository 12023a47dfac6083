import { useFrame } from '../stores-context'
import { useIsDark } from '../theme/use-is-dark'

/** Whether the app is dark now, and a switch that pins the other mode and says so. To be called in an observer. */
export function useDarkMode() {
  const { settings, notices } = useFrame()
  const dark = useIsDark()

  const toggle = () => {
    settings.set('themeAuto', false)
    settings.set('theme', dark ? 'light' : 'dark')
    notices.show('info', dark ? 'notice.lightMode' : 'notice.darkMode', { group: 'theme' })
  }
  return { dark, toggle }
}
