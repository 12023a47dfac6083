import { useEffect, useRef } from 'react'
import { useStores } from '../stores-context'

/**
 * Puts the app in the custom theme. When the component goes, however that comes about, the theme and the colour are what
 * they were, unless the returned function was called.
 */
export function useTrial(): () => void {
  const { settings } = useStores()
  const kept = useRef(false)
  useEffect(() => {
    const { themeType, customTheme } = settings.values
    settings.set('themeType', 'custom')
    return () => {
      if (kept.current) return
      settings.set('themeType', themeType)
      settings.set('customTheme', customTheme)
    }
  }, [settings])
  return () => {
    kept.current = true
  }
}
