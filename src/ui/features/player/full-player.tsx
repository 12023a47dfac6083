import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { watch } from '../../../stores/lib/watch'
import { useStores } from '../../hooks/stores-context'
import { useLazyModule } from '../../hooks/use-lazy-module'
import { useAfterPaint } from '../../kit/use-after-paint'
import type { PlayerPage } from './use-player-pages'
import { slideMs } from './use-pull-to-close'

/** Fetches the code of the full player. */
export const loadPlayerLayer = () => import('./player-layer')

/** Fetches the code when the player is likely to be opened soon; opening it tries again and reports a failure. */
function prefetchPlayerLayer(): void {
  loadPlayerLayer().catch(() => undefined)
}

/** Time after the first track is queued until the code is fetched. */
const prefetchAfterMs = 1_500

/** The full-screen player over the page. It is rendered from when it opens until it has slid out. */
export const FullPlayer = observer(function FullPlayer() {
  const { shell, player } = useStores()
  const [rendered, setRendered] = useState(false)
  const opener = useRef<Element | null>(null)
  const chosenPage = useRef<PlayerPage>('words')
  const hasTrack = player.track !== null
  const open = shell.playerOpen && hasTrack
  const settled = useAfterPaint(open)
  const close = useCallback(() => shell.closePlayer(), [shell])
  const fetched = useLazyModule(open, loadPlayerLayer, close)

  useEffect(() => {
    if (!hasTrack) return
    const timer = setTimeout(prefetchPlayerLayer, prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [hasTrack])

  // the last track was removed from the queue over it
  useEffect(() => {
    if (!hasTrack) close()
  }, [hasTrack, close])

  useEffect(() => {
    document.documentElement.toggleAttribute('data-covered', settled)
  }, [settled])

  // Before anything is rendered: an inert page would move focus, and a blur would lay out the new layer in the press.
  // A key meant for the player must not press what opened it again.
  useEffect(
    () =>
      watch(
        () => shell.playerOpen,
        (opened) => {
          if (!opened) return
          opener.current = document.activeElement
          if (opener.current instanceof HTMLElement) opener.current.blur()
        },
      ),
    [shell],
  )
  const coversPage = useAfterPaint(settled)
  useEffect(() => {
    if (!coversPage) return
    return () => {
      // after a navigation the new screen has focus already
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement?.closest('[data-player-layer]')
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [coversPage])

  if (open && !rendered) setRendered(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setRendered(false), slideMs)
    return () => clearTimeout(timer)
  }, [open])
  return rendered && fetched && <fetched.PlayerLayer open={open} chosen={chosenPage} />
})
