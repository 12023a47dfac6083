import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Failure } from '../../../../contract/failure'
import { Skeleton } from '../../../kit/state/skeleton'
import { FailurePanel } from '../../../kit/state/failure-panel'
import { WindowedList } from '../../../kit/list/windowed-list'
import { useText } from '../../../kit/use-text'
import styles from './report-list.module.css'

/** A `GrowingList` of whatever. */
interface LoadedList {
  complete: boolean
  loading: boolean
  failure: Failure | null
  load(): Promise<void>
  pause(): void
}

interface ReportListProps<T> {
  /** Loaded while the view is mounted. */
  list: LoadedList
  /** The rows that its items make. */
  rows: readonly T[]
  label: string
  children: (row: T) => ReactNode
}

const shownRows = 6

function ReportListView<T>({ list, rows, label, children }: ReportListProps<T>) {
  const { text } = useText()
  const { complete, loading, failure } = list
  useEffect(() => {
    void list.load()
    return () => list.pause()
  }, [list])
  const count = rows.length
  return (
    <>
      {count > 0 && (
        <WindowedList
          label={label}
          count={count}
          keyOf={(index) => index}
          focusable
          className={styles.list}
          style={{ height: `${Math.min(count, shownRows) * 4}rem` }}
        >
          {(index) => {
            const row = rows[index]
            return row === undefined ? null : children(row)
          }}
        </WindowedList>
      )}
      {failure ? (
        <FailurePanel failure={failure} waiting={loading} onRetry={() => void list.load()} />
      ) : (
        !complete &&
        (count > 0 ? (
          <p className={styles.more}>{text('libraryReport.loadingList', { loaded: count })}</p>
        ) : (
          <Skeleton className={styles.ghost} />
        ))
      )}
    </>
  )
}

/** A long list of the report in a box of its own, with what is still missing of it. */
export const ReportList = observer(ReportListView) as typeof ReportListView
