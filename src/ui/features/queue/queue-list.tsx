import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useStores } from '../../hooks/stores-context'
import { WindowedList } from '../../kit/list/windowed-list'
import type { WindowedListHandle } from '../../kit/list/windowed-list'
import { useText } from '../../kit/use-text'
import styles from './queue-list.module.css'
import { QueueRow } from './queue-row'

/** Number of rows that Page Up and Page Down move by. */
const pageRows = 8

type RowCommand = { kind: 'remove' } | { kind: 'move' | 'focus'; to: number }

/** Returns what a key does at the row `at` of a list that ends at `last`; null for other keys. */
function commandOf(event: KeyboardEvent, at: number, last: number): RowCommand | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || ctrlKey || metaKey || shiftKey) return null
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step !== 0) return { kind: altKey ? 'move' : 'focus', to: at + step }
  if (altKey) return null
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' }
  const targets: Record<string, number> = {
    Home: 0,
    End: last,
    PageUp: at - pageRows,
    PageDown: at + pageRows,
  }
  const to = targets[key]
  return to === undefined ? null : { kind: 'focus', to }
}

/**
 * The queued tracks, opened at the current one. One row is the Tab stop, and arrows move focus between rows; Delete
 * removes a row, Alt with an arrow moves it.
 */
export const QueueList = observer(function QueueList() {
  const { queue, player, notices } = useStores()
  const { text } = useText()
  const { tracks, index } = queue.queue
  const list = useRef<WindowedListHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const focusPending = useRef(false)
  const [stop, setStop] = useState(index)
  const [announced, setAnnounced] = useState('')
  const last = tracks.length - 1
  const at = Math.min(stop, last)

  useEffect(() => {
    if (!focusPending.current) return
    focusPending.current = false
    box.current?.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus({ preventScroll: true })
  })

  const goTo = (place: number) => {
    const to = Math.min(Math.max(0, place), last)
    focusPending.current = true
    setStop(to)
    list.current?.scrollIntoView(to)
  }
  const move = (from: number, to: number) => {
    const track = tracks[from]
    if (!track || to < 0 || to > last) return
    queue.move(from, to)
    setAnnounced(text('queue.moved', { name: track.name, place: to + 1 }))
    goTo(to)
  }
  const remove = (place: number) => {
    focusPending.current = true
    setStop(Math.min(place, last - 1))
    player.removeAt(place)
    notices.show('success', 'notice.removed')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event, at, last)
    if (command) event.preventDefault()
    if (command?.kind === 'remove') remove(at)
    else if (command?.kind === 'move') move(at, command.to)
    else if (command) goTo(command.to)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of its rows, which are the controls
    <div ref={box} className={styles.box} onKeyDown={onKeyDown}>
      <WindowedList
        ref={list}
        label={text('queue.title')}
        count={tracks.length}
        keyOf={(place) => tracks[place]?.id ?? place}
        opensAt={index}
        keep={at}
        className={styles.list}
      >
        {(place) => {
          const track = tracks[place]
          return (
            track && (
              <QueueRow
                track={track}
                at={place}
                count={tracks.length}
                isTabStop={place === at}
                onTabStop={setStop}
                onMove={move}
                onRemove={remove}
              />
            )
          )
        }}
      </WindowedList>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </div>
  )
})
