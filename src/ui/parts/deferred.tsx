import { Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '../../domain/result'
import { FailurePanel } from './failure-panel'

interface DeferredProps<T> {
  promise: Promise<Result<T>>
  /** Shown while it is on its way. */
  fallback: ReactNode
  children: (value: T) => ReactNode
}

/** A part of a screen that fails on its own: what its promise brings, or why not, with a retry. */
export function Deferred<T>({ promise, fallback, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Settled promise={promise}>{children}</Settled>
    </Suspense>
  )
}

function Settled<T>({ promise, children }: Omit<DeferredProps<T>, 'fallback'>) {
  const result = use(promise)
  const { revalidate, state } = useRevalidator()
  if (result.ok) return children(result.value)
  if (result.failure.kind === 'aborted') return null
  return (
    <FailurePanel failure={result.failure} waiting={state !== 'idle'} onRetry={() => void revalidate()} />
  )
}
