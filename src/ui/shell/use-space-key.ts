import { useEffect } from 'react'
import { useStores } from '../stores-context'

/** The full player stands for the page while it covers it. */
function isPage(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.hasAttribute('data-player-open'))
}

/** Space plays and pauses while focus is on the page itself, nowhere else. */
export function useSpaceKey(): void {
  const { player } = useStores()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || !isPage(event.target)) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      if (!event.repeat) player.toggle()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [player])
}
