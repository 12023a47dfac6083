import { useLayoutEffect } from 'react'
import { useShellStores } from './stores-context'
import { applyTheme } from '../theme/apply-theme'

/** Keeps the document in the mode and colour of the settings. To be called in an observer. */
export function useApplyTheme(): void {
  const { theme, themeAuto, themeType, customTheme } = useShellStores().settings.values
  useLayoutEffect(() => {
    applyTheme({ theme, themeAuto, themeType, customTheme })
  }, [theme, themeAuto, themeType, customTheme])
}
