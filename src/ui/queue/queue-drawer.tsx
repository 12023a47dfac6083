import { ListMusic } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef } from 'react'
import { VList } from 'virtua'
import type { VListHandle } from 'virtua'
import { Drawer } from '../parts/drawer'
import { StatePanel } from '../parts/state-panel'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './queue-drawer.module.css'
import { QueueRow } from './queue-row'

/** The play queue at the right edge; it opens at the current track and closes by Escape or outside. */
export const QueueDrawer = observer(function QueueDrawer() {
  const { shell } = useStores()
  return shell.queueOpen ? <OpenDrawer /> : null
})

const OpenDrawer = observer(function OpenDrawer() {
  const { shell, queue } = useStores()
  const { text } = useText()
  const list = useRef<VListHandle>(null)
  const panel = useRef<HTMLElement>(null)
  const { tracks, index } = queue.queue
  const opened = useRef(index)
  const close = useCallback(() => shell.closeQueue(), [shell])

  useEffect(() => {
    list.current?.scrollToIndex(opened.current, { align: 'center' })
  }, [])

  return (
    <Drawer
      ref={panel}
      id="play-queue"
      title={text('queue.title')}
      note={text('queue.count', { count: tracks.length })}
      onClose={close}
    >
      {tracks.length === 0 ? (
        <StatePanel icon={ListMusic} title={text('queue.empty')} hint={text('queue.emptyHint')} />
      ) : (
        <VList ref={list} role="list" itemSize={64} className={styles.list} data={[...tracks]}>
          {(track, at) => (
            <QueueRow key={track.id} track={track} at={at} onRemove={() => panel.current?.focus()} />
          )}
        </VList>
      )}
    </Drawer>
  )
})
