import { FileQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Page } from '../../../contract/replies/page'
import { pageTotal } from '../../../domain/catalogue/page-total'
import type { Result } from '../../../contract/result'
import { useText } from '../use-text'
import { Button } from '../button/button'
import { Deferred } from '../dialog/deferred'
import styles from './paged-list.module.css'
import { Pager } from './pager'
import { StatePanel } from '../state/state-panel'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** A page of a list, as a route loader returns it. */
export interface PageData<T> {
  /** Identifies the list: another key shows the fallback, the same key keeps the page on the screen. */
  listKey: string
  page: number
  pageSize: number
  result: Promise<Result<Page<T>>>
}

interface PagedProps<T> {
  data: PageData<T>
  /** Shown until the page is loaded. */
  fallback: ReactNode
  /** Shown when the list is empty. */
  empty: ReactNode
  /** Returns the text above the items, given the number of items on all pages. */
  total?: (count: number) => string
  children: (items: T[]) => ReactNode
}

/** One page of a list, and a pager. The page is the address's `page`. */
export function PagedList<T>({ data, fallback, empty, total: say, children }: PagedProps<T>) {
  const { listKey, page, pageSize, result } = data
  const turn = useGoToPage()
  return (
    <Deferred key={`${listKey} ${page}`} promise={result} fallback={fallback}>
      {(list) => {
        const total = pageTotal(list, page, pageSize)
        if (list.items.length === 0 && page === 1 && total <= pageSize) return empty
        return (
          <>
            {say && <p className={styles.total}>{say(total)}</p>}
            {list.items.length > 0 ? children(list.items) : <NothingHere onFirst={() => turn(1)} />}
            <Pager page={page} total={total} pageSize={pageSize} onPage={turn} />
          </>
        )
      }}
    </Deferred>
  )
}

/** Shown for a page beyond the last, as an old address may name. */
function NothingHere({ onFirst }: { onFirst: () => void }) {
  const { text } = useText()
  return (
    <StatePanel icon={FileQuestionMark} title={text('results.noPage')}>
      <Button onClick={onFirst}>{text('results.firstPage')}</Button>
    </StatePanel>
  )
}

/** Returns a function that navigates to a page of the list. */
function useGoToPage(): (page: number) => void {
  const [, setQuery] = useSearchParams()
  return useCallback(
    (page) =>
      setQuery((query) => {
        query.set('page', String(page))
        return query
      }),
    [setQuery],
  )
}
