import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStores } from '../stores-context'
import { useFetched } from '../use-fetched'
import { expectPlayer, loadPlayer } from './load-player'
import { leavingMs } from './use-pull-down'

/** Milliseconds after which what is queued is expected to be looked at, and the code for it fetched. */
const expectedAfterMs = 1_500

/** The full-screen player: over the page, which goes on living below. Built when opened, gone once it has slid away. */
export const FullPlayer = observer(function FullPlayer() {
  const { shell, player } = useStores()
  const [built, setBuilt] = useState(false)
  const opener = useRef<Element | null>(null)
  const hasTrack = player.track !== null
  const open = shell.playerOpen && hasTrack
  const close = useCallback(() => shell.closePlayer(), [shell])
  const fetched = useFetched(open, loadPlayer, close)

  useEffect(() => {
    if (!hasTrack) return
    const timer = setTimeout(expectPlayer, expectedAfterMs)
    return () => clearTimeout(timer)
  }, [hasTrack])

  useEffect(() => {
    document.documentElement.toggleAttribute('data-covered', open)
  }, [open])

  // asked before the page below goes out of reach
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useEffect(() => {
    if (!open) return
    return () => {
      // a screen that was gone to has taken it by then
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement?.closest('[data-player-layer]')
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [open])

  if (open && !built) setBuilt(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setBuilt(false), leavingMs)
    return () => clearTimeout(timer)
  }, [open])
  return built && fetched && <fetched.PlayerLayer open={open} />
})
