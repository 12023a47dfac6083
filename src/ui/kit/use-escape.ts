import { useLayoutEffect } from 'react'

/** Calls `onEscape` when Escape is pressed while `active`, wherever focus is. */
export function useEscape(active: boolean, onEscape: () => void): void {
  // before what it closes is seen, since it may be pressed from then on
  useLayoutEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active, onEscape])
}
