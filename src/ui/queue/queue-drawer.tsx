import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useStores } from '../stores-context'
import { useFetched } from '../use-fetched'

const loadQueue = () => import('./queue-panel')

/** Milliseconds after which what is queued is expected to be looked at, and the code for it fetched. */
const expectedAfterMs = 2_000

/** The place of the play queue: over the page, or `over` the full player when that is open. */
export const QueueDrawer = observer(function QueueDrawer({ over = false }: { over?: boolean }) {
  const { shell, queue } = useStores()
  const open = shell.queueOpen && shell.playerOpen === over
  const close = useCallback(() => shell.closeQueue(), [shell])
  const fetched = useFetched(open, loadQueue, close)
  const isExpected = !queue.isEmpty

  useEffect(() => {
    if (!isExpected) return
    const timer = setTimeout(() => {
      // a failure is met when it is opened
      loadQueue().catch(() => undefined)
    }, expectedAfterMs)
    return () => clearTimeout(timer)
  }, [isExpected])
  return open && fetched && <fetched.QueuePanel />
})
