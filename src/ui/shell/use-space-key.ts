import { useEffect } from 'react'
import { useStores } from '../stores-context'

/** Space plays and pauses while focus is on the page itself, nowhere else. */
export function useSpaceKey(): void {
  const { player } = useStores()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || event.target !== document.body) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      player.toggle()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [player])
}
