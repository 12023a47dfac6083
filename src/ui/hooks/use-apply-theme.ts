import { useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../kit/after-paint'
import { useShellStores } from './stores-context'
import { applyTheme } from '../theme/apply-theme'

/**
 * Keeps the document in the mode and colour of the settings; changes them once the control that was pressed has shown
 * its answer, because every element is styled anew. To be called in an observer.
 */
export function useApplyTheme(): void {
  const { theme, themeAuto, themeType, customTheme } = useShellStores().settings.values
  const applied = useRef(false)
  useLayoutEffect(() => {
    const apply = () => applyTheme({ theme, themeAuto, themeType, customTheme })
    if (applied.current) return afterPaint(apply)
    applied.current = true
    apply()
    return undefined
  }, [theme, themeAuto, themeType, customTheme])
}
