import { useEffect, useRef, useTransition } from 'react'
import type { ReactNode } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { Result } from '../../../contract/result'
import type { PartialList } from '../../../stores/lib/load-first-pages'
import { Button } from '../../kit/button/button'
import { Deferred } from '../../kit/dialog/deferred'
import { FailurePanel } from '../../kit/state/failure-panel'
import { useText } from '../../kit/use-text'
import styles from './load-more-list.module.css'

/** The batches of a list that the URL asks for. */
interface LoadMoreData<T> {
  /** Identifies the list. While the same list reloads, its items stay. */
  of: string
  steps: number
  found: Promise<Result<PartialList<T>>>
}

interface LoadMoreListProps<T> {
  data: LoadMoreData<T>
  /** Shown while the list loads. */
  fallback: ReactNode
  /** Shown if the list is empty. */
  empty: ReactNode
  children: (items: readonly T[]) => ReactNode
}

/**
 * A list with a button that loads the next batch. The URL holds the number of batches, so that Back restores all of
 * them.
 */
export function LoadMoreList<T>({
  data: { of, steps, found },
  fallback,
  empty,
  children,
}: LoadMoreListProps<T>) {
  return (
    <Deferred key={of} promise={found} fallback={fallback}>
      {(grown) =>
        grown.items.length === 0 ? (
          empty
        ) : (
          <Items grown={grown} steps={steps}>
            {children(grown.items)}
          </Items>
        )
      }
    </Deferred>
  )
}

interface ItemsProps {
  grown: PartialList<unknown>
  steps: number
  children: ReactNode
}

function Items({ grown: { items, more, failure }, steps, children }: ItemsProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [waiting, start] = useTransition()
  const list = useRef<HTMLDivElement>(null)
  const askedAt = useRef<number | null>(null)

  // moves focus to the first of the new items
  useEffect(() => {
    const from = askedAt.current
    if (from === null || items.length <= from) return
    askedAt.current = null
    const first = list.current?.querySelectorAll<HTMLElement>('li')[from]?.querySelector('a')
    first?.focus({ preventScroll: true })
  }, [items])

  const ask = (act: () => void | Promise<void>) => {
    if (waiting) return
    askedAt.current = items.length
    start(async () => {
      await act()
    })
  }
  const askForMore = () =>
    ask(() => {
      const wanted = new URLSearchParams(query)
      wanted.set('page', String(steps + 1))
      return navigate({ search: `?${wanted}` }, { replace: true, preventScrollReset: true })
    })
  return (
    <>
      <div ref={list} data-keeps-focus>
        {children}
      </div>
      {failure ? (
        <FailurePanel failure={failure} waiting={waiting} onRetry={() => ask(revalidate)} />
      ) : (
        more && (
          <div data-keeps-focus className={styles.more}>
            <Button aria-busy={waiting} aria-disabled={waiting || undefined} onClick={askForMore}>
              {text(waiting ? 'app.loading' : 'discover.more')}
            </Button>
          </div>
        )
      )}
    </>
  )
}
