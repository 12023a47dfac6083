import { Compass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Failure } from '../../../domain/failure'
import { Button } from '../../parts/button'
import { ButtonLink } from '../../parts/button-link'
import { FailurePanel } from '../../parts/failure-panel'
import { StatePanel } from '../../parts/state-panel'
import { StillLoading } from '../../parts/still-loading'
import { useText } from '../../use-text'
import styles from './library-list.module.css'

/** A list of the listener's own, as a store has it. */
interface OwnList<T> {
  items: readonly T[]
  known: boolean
  loading: boolean
  failure: Failure | null
  more: boolean
  load(): Promise<void>
  loadMore(): Promise<void>
}

interface LibraryListProps<T> {
  list: OwnList<T>
  /** Said where it holds nothing. */
  empty: string
  /** Shown while it is on its way. */
  fallback: ReactNode
  children: (items: readonly T[]) => ReactNode
}

function LibraryListView<T>({ list, empty, fallback, children }: LibraryListProps<T>) {
  const { text } = useText()
  const { items, known, loading, failure, more } = list
  useEffect(() => void list.load(), [list])

  if (!known && failure)
    return <FailurePanel failure={failure} waiting={loading} onRetry={() => void list.load()} />
  if (!known)
    return (
      <>
        <StillLoading />
        {fallback}
      </>
    )
  if (items.length === 0 && !more)
    return (
      <StatePanel icon={Compass} title={empty} hint={text('library.emptyHint')}>
        <ButtonLink to="/discover/playlists">{text('library.toDiscover')}</ButtonLink>
      </StatePanel>
    )
  return (
    <div className={styles.list}>
      {children(items)}
      {failure && (
        <FailurePanel
          failure={failure}
          waiting={loading}
          onRetry={() => void (more ? list.loadMore() : list.load())}
        />
      )}
      {more && !failure && (
        <Button
          aria-busy={loading}
          aria-disabled={loading || undefined}
          className={styles.more}
          onClick={() => void list.loadMore()}
        >
          {text(loading ? 'app.loading' : 'library.more')}
        </Button>
      )}
    </div>
  )
}

/** Brings the list up to date, and shows it in each of its states: on its way, failed, empty, in part, whole. */
export const LibraryList = observer(LibraryListView) as typeof LibraryListView
