import { ListMusic, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef } from 'react'
import { VList } from 'virtua'
import type { VListHandle } from 'virtua'
import { IconButton } from '../parts/icon-button'
import { StatePanel } from '../parts/state-panel'
import { useStores } from '../stores-context'
import { useEscape } from '../use-escape'
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
  useEscape(true, close)

  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    list.current?.scrollToIndex(opened.current, { align: 'center' })
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <>
      <div aria-hidden className={styles.scrim} onClick={close} />
      <aside
        ref={panel}
        id="play-queue"
        tabIndex={-1}
        aria-label={text('queue.title')}
        className={styles.drawer}
      >
        <header className={styles.header}>
          <h2 className={styles.title}>{text('queue.title')}</h2>
          <span className={styles.count}>{text('queue.count', { count: tracks.length })}</span>
          <IconButton label={text('app.close')} onClick={close}>
            <X aria-hidden size={20} />
          </IconButton>
        </header>
        {tracks.length === 0 ? (
          <StatePanel icon={ListMusic} title={text('queue.empty')}>
            <p>{text('queue.emptyHint')}</p>
          </StatePanel>
        ) : (
          <VList ref={list} role="list" itemSize={64} className={styles.list} data={[...tracks]}>
            {(track, at) => (
              <QueueRow key={track.id} track={track} at={at} onRemove={() => panel.current?.focus()} />
            )}
          </VList>
        )}
      </aside>
    </>
  )
})
