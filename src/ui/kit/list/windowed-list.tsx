import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, Key, ReactNode, Ref } from 'react'
import { rowIndexes, useRowSpan } from './use-row-span'
import styles from './windowed-list.module.css'

export interface WindowedListHandle {
  /** Scrolls no further than it takes to bring the whole row into the view. */
  scrollIntoView(index: number): void
}

interface WindowedListProps {
  label: string
  count: number
  keyOf: (index: number) => Key
  /** Index of the row that is in the middle of the view when the list is first shown. */
  opensAt?: number
  /** Index of a row that stays rendered wherever the list is scrolled to. */
  keep?: number
  /** Whether the list itself takes focus, so that keys scroll it where its rows hold no controls. */
  focusable?: boolean
  className?: string | undefined
  style?: CSSProperties
  ref?: Ref<WindowedListHandle>
  /** Renders the row of an index: a `listitem`, 4rem high. */
  children: (index: number) => ReactNode
}

/** A list of any length that scrolls by itself; only the rows near its view are rendered. */
export function WindowedList(props: WindowedListProps) {
  const { label, count, keyOf, opensAt = 0, keep = -1, focusable = false, ref, children } = props
  const { className = '', style } = props
  const view = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const initial = useRef({ index: opensAt, count })
  const [scrolled, setScrolled] = useState(false)
  const span = useRowSpan(rows, count, { scroller: view, opensAt })

  // before the first paint, and before there are rows that scrolling would have to lay out
  useLayoutEffect(() => {
    if (!view.current || !rows.current) return
    const { index, count } = initial.current
    const rowHeight = rows.current.offsetHeight / count
    view.current.scrollTop = (index + 0.5) * rowHeight - view.current.clientHeight / 2
    setScrolled(true)
  }, [])

  useImperativeHandle(
    ref,
    () => ({
      scrollIntoView(index) {
        if (!view.current || !rows.current) return
        const rowHeight = rows.current.offsetHeight / count
        const { scrollTop, clientHeight } = view.current
        const lowest = (index + 1) * rowHeight - clientHeight
        view.current.scrollTop = Math.min(index * rowHeight, Math.max(lowest, scrollTop))
      },
    }),
    [count],
  )

  return (
    <div
      ref={view}
      role="list"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys
      tabIndex={focusable ? 0 : undefined}
      className={`${styles.view} ${className}`}
      style={style}
    >
      <div ref={rows} className={styles.rows} style={{ height: `${count * 4}rem` }}>
        {scrolled &&
          rowIndexes(span, count, keep).map((index) => (
            <div key={keyOf(index)} className={styles.row} style={{ top: `${index * 4}rem` }}>
              {children(index)}
            </div>
          ))}
      </div>
    </div>
  )
}
