import { Compass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Failure } from '../../../contract/failure'
import { Button } from '../../kit/button/button'
import { ButtonLink } from '../../kit/button/button-link'
import { FailurePanel } from '../../kit/state/failure-panel'
import { StatePanel } from '../../kit/state/state-panel'
import { StillLoading } from '../../kit/state/still-loading'
import { useText } from '../../kit/use-text'
import styles from './library-list.module.css'

/** A list of a library store. */
interface OwnList<T> {
  items: readonly T[]
  loaded: boolean
  loading: boolean
  failure: Failure | null
  more: boolean
  load(): Promise<void>
  loadMore(): Promise<void>
}

interface LibraryListProps<T> {
  list: OwnList<T>
  /** Shown if the list is empty. */
  empty: string
  /** Shown while the list loads. */
  fallback: ReactNode
  children: (items: readonly T[]) => ReactNode
}

function LibraryListView<T>({ list, empty, fallback, children }: LibraryListProps<T>) {
  const { text } = useText()
  const { items, loaded, loading, failure, more } = list
  useEffect(() => void list.load(), [list])

  if (!loaded && failure)
    return <FailurePanel failure={failure} waiting={loading} onRetry={() => void list.load()} />
  if (!loaded)
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

/** Loads a list and shows it in each of its states: loading, failed, empty, partly and fully loaded. */
export const LibraryList = observer(LibraryListView) as typeof LibraryListView
