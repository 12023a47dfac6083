import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useStores } from '../../hooks/stores-context'
import { useLazyModule } from '../../hooks/use-lazy-module'

const loadQueue = () => import('./queue-panel')

/** Time after the first track is queued until the code is fetched. */
const prefetchAfterMs = 2_000

/** Renders the play queue while it is open, over the page; with `over`, over the full player. */
export const QueueDrawer = observer(function QueueDrawer({ over = false }: { over?: boolean }) {
  const { shell, queue } = useStores()
  const open = shell.queueOpen && shell.playerOpen === over
  const close = useCallback(() => shell.closeQueue(), [shell])
  const fetched = useLazyModule(open, loadQueue, close)
  const hasTracks = !queue.isEmpty

  useEffect(() => {
    if (!hasTracks) return
    const timer = setTimeout(() => {
      // opening the queue tries again and reports a failure
      loadQueue().catch(() => undefined)
    }, prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [hasTracks])
  return open && fetched && <fetched.QueuePanel />
})
