import { useLayoutEffect } from 'react'
import { useFrame } from '../stores-context'
import { showTheme } from './show-theme'

/** Keeps the document in the mode and colour of the settings. To be called in an observer. */
export function useTheme(): void {
  const { theme, themeAuto, themeType, customTheme } = useFrame().settings.values
  useLayoutEffect(() => {
    showTheme({ theme, themeAuto, themeType, customTheme })
  }, [theme, themeAuto, themeType, customTheme])
}
