import { ListMusic, ListX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog'
import { Drawer } from '../../kit/dialog/drawer'
import { IconButton } from '../../kit/button/icon-button'
import { StatePanel } from '../../kit/state/state-panel'
import { useStores } from '../../hooks/stores-context'
import { useAfterPaint } from '../../kit/use-after-paint'
import { useText } from '../../kit/use-text'
import { QueueList } from './queue-list'
import styles from './queue-panel.module.css'

/** The play queue in its drawer, and the dialog that confirms clearing it. */
export const QueuePanel = observer(function QueuePanel() {
  const { shell, queue, player, notices } = useStores()
  const { text } = useText()
  const panel = useRef<HTMLElement>(null)
  const [confirming, setConfirming] = useState(false)
  // the drawer slides in first; then the page behind it becomes inert, which styles it anew; then the rows come
  const painted = useAfterPaint(useAfterPaint(true, false))
  const { isEmpty } = queue
  const count = queue.queue.tracks.length
  const close = useCallback(() => shell.closeQueue(), [shell])

  useEffect(() => {
    // the focused element was removed with the last track
    if (isEmpty) panel.current?.focus()
  }, [isEmpty])

  const clear = () => {
    player.clear()
    notices.show('success', 'notice.cleared')
  }
  const note = (
    <span className={styles.note}>
      {text('queue.count', { count })}
      {!isEmpty && (
        <IconButton label={text('queue.clear')} aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          <ListX aria-hidden size={20} />
        </IconButton>
      )}
    </span>
  )
  return (
    <>
      <Drawer ref={panel} id="play-queue" title={text('queue.title')} note={note} onClose={close}>
        {isEmpty ? (
          <StatePanel icon={ListMusic} title={text('queue.empty')}>
            <p>{text('queue.emptyHint')}</p>
          </StatePanel>
        ) : (
          painted && <QueueList />
        )}
      </Drawer>
      {confirming && (
        <ConfirmDialog
          title={text('queue.clearTitle')}
          message={text('queue.clearMessage', { count })}
          confirmLabel={text('queue.clearConfirm')}
          danger
          onConfirm={clear}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
})
