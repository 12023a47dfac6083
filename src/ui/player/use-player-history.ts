import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useStores } from '../stores-context'
import { keepInHistory } from './keep-in-history'
import type { ScreenInSight } from './keep-in-history'

/** Back closes the full player before it leaves the screen. */
export function usePlayerHistory(): void {
  const { shell, player } = useStores()
  const { key } = useLocation()
  const settled = useNavigation().state === 'idle'
  const screen = useRef<ScreenInSight>({ key, settled })
  useLayoutEffect(() => {
    screen.current = { key, settled }
  }, [key, settled])
  useEffect(() => keepInHistory(shell, player, () => screen.current), [shell, player])
}
