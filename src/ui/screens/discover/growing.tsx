import { useEffect, useRef, useTransition } from 'react'
import type { ReactNode } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { Result } from '../../../domain/result'
import type { Grown } from '../../../stores/load-steps'
import { Button } from '../../parts/button'
import { Deferred } from '../../parts/deferred'
import { FailurePanel } from '../../parts/failure-panel'
import { useText } from '../../use-text'
import styles from './growing.module.css'

/** As many steps of a list as the address names. */
interface GrowingData<T> {
  /** What the list is of: one that stands gives way to another, and stays for itself. */
  of: string
  steps: number
  found: Promise<Result<Grown<T>>>
}

interface GrowingProps<T> {
  data: GrowingData<T>
  /** Shown while it is on its way. */
  fallback: ReactNode
  /** Shown where the list holds nothing. */
  empty: ReactNode
  children: (items: readonly T[]) => ReactNode
}

/** A list that grows by a step whenever the listener asks; the address says by how many, so that Back finds them all. */
export function Growing<T>({ data: { of, steps, found }, fallback, empty, children }: GrowingProps<T>) {
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
  grown: Grown<unknown>
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

  // who asked for more goes on with the first of them
  useEffect(() => {
    const from = askedAt.current
    if (from === null || items.length <= from) return
    askedAt.current = null
    const first = list.current?.querySelectorAll<HTMLElement>('li')[from]?.querySelector('a')
    // the frame gives focus to the screen in an effect of its own, which comes after this one
    queueMicrotask(() => first?.focus({ preventScroll: true }))
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
      <div ref={list}>{children}</div>
      {failure ? (
        <FailurePanel failure={failure} waiting={waiting} onRetry={() => ask(revalidate)} />
      ) : (
        more && (
          <div className={styles.more}>
            <Button aria-busy={waiting} aria-disabled={waiting || undefined} onClick={askForMore}>
              {text(waiting ? 'app.loading' : 'discover.more')}
            </Button>
          </div>
        )
      )}
    </>
  )
}
