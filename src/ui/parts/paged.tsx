import { FileQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Page } from '../../domain/catalogue/page'
import { pageTotal } from '../../domain/catalogue/page-total'
import type { Result } from '../../domain/result'
import { usePageTurn } from '../use-page-turn'
import { useText } from '../use-text'
import { Button } from './button'
import { Deferred } from './deferred'
import styles from './paged.module.css'
import { Pager } from './pager'
import { StatePanel } from './state-panel'

/** A page of a list, as a loader asks for it. */
export interface PageData<T> {
  /** What the list is of: one that stands gives way to another, and stays for itself. */
  of: string
  page: number
  pageSize: number
  found: Promise<Result<Page<T>>>
}

interface PagedProps<T> {
  data: PageData<T>
  /** Shown while it is on its way. */
  fallback: ReactNode
  /** Shown where the list holds nothing. */
  empty: ReactNode
  /** Says how many there are in all, above them. */
  total?: (count: number) => string
  children: (items: T[]) => ReactNode
}

/** A list of which the address names one page. */
export function Paged<T>({ data, fallback, empty, total: say, children }: PagedProps<T>) {
  const { of, page, pageSize, found } = data
  const turn = usePageTurn()
  return (
    <Deferred key={`${of} ${page}`} promise={found} fallback={fallback}>
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

/** Stands for a page beyond the last one, which an old address may name. */
function NothingHere({ onFirst }: { onFirst: () => void }) {
  const { text } = useText()
  return (
    <StatePanel icon={FileQuestionMark} title={text('results.noPage')}>
      <Button onClick={onFirst}>{text('results.firstPage')}</Button>
    </StatePanel>
  )
}
