import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { VList } from 'virtua'
import type { VListHandle } from 'virtua'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './queue-list.module.css'
import { QueueRow } from './queue-row'

/** Rows that Page Up and Page Down pass. */
const pageRows = 8

/**
 * The queued tracks, opened at the current one. One of them is the stop of the Tab key, and arrows walk between them;
 * Delete takes one out, Alt and an arrow moves it.
 */
export const QueueList = observer(function QueueList() {
  const { queue, player, notices } = useStores()
  const { text } = useText()
  const { tracks, index } = queue.queue
  const list = useRef<VListHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const opened = useRef(index)
  const wantsFocus = useRef(false)
  const [stop, setStop] = useState(index)
  const [said, setSaid] = useState('')
  const last = tracks.length - 1
  const at = Math.min(stop, last)

  useEffect(() => {
    list.current?.scrollToIndex(opened.current, { align: 'center' })
  }, [])
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    box.current?.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus({ preventScroll: true })
  })

  const goTo = (place: number) => {
    const to = Math.min(Math.max(0, place), last)
    wantsFocus.current = true
    setStop(to)
    list.current?.scrollToIndex(to, { align: 'nearest' })
  }
  const move = (from: number, to: number) => {
    const track = tracks[from]
    if (!track || to < 0 || to > last) return
    queue.move(from, to)
    setSaid(text('queue.moved', { name: track.name, place: to + 1 }))
    goTo(to)
  }
  const remove = (place: number) => {
    wantsFocus.current = true
    setStop(Math.min(place, last - 1))
    player.removeAt(place)
    notices.show('success', 'notice.removed')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || ctrlKey || metaKey || shiftKey) return
    const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    const targets: Record<string, number> = {
      Home: 0,
      End: last,
      PageUp: at - pageRows,
      PageDown: at + pageRows,
    }
    if (down !== 0) {
      if (altKey) move(at, at + down)
      else goTo(at + down)
    } else if (altKey) return
    else if (key === 'Delete' || key === 'Backspace') remove(at)
    else if (targets[key] !== undefined) goTo(targets[key])
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows, which are the controls
    <div ref={box} className={styles.box} onKeyDown={onKeyDown}>
      <VList
        ref={list}
        role="list"
        aria-label={text('queue.title')}
        itemSize={64}
        keepMounted={[at]}
        className={styles.list}
        data={tracks}
      >
        {(track, place) => (
          <QueueRow
            key={track.id}
            track={track}
            at={place}
            count={tracks.length}
            isStop={place === at}
            onStop={setStop}
            onMove={move}
            onRemove={remove}
          />
        )}
      </VList>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
})
