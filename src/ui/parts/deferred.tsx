import { startTransition, Suspense, use, useEffect, useLayoutEffect, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '../../domain/result'
import { FailurePanel } from './failure-panel'
import { steadyWait } from './steady-fallback'
import { StillLoading } from './still-loading'

interface DeferredProps<T> {
  promise: Promise<Result<T>>
  /** Shown while it is on its way. */
  fallback: ReactNode
  children: (value: T) => ReactNode
}

/** A part of a screen that fails on its own: what its promise brings, or why not, with a retry. */
export function Deferred<T>({ promise, fallback, children }: DeferredProps<T>) {
  const wait = steadyWait(promise)
  const [, renderAgain] = useState(0)

  // React keeps any fallback for 300 ms, seen or not, unless something else asks for the render
  useEffect(() => {
    let current = true
    const come = () => {
      if (current) startTransition(() => renderAgain((times) => times + 1))
    }
    wait.promise.then(come, come)
    return () => {
      current = false
    }
  }, [wait])

  return (
    <Suspense fallback={<Fallback onShown={wait.fallbackShown}>{fallback}</Fallback>}>
      <Settled promise={wait.promise}>{children}</Settled>
    </Suspense>
  )
}

function Fallback({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  // what it returns is no way to undo it
  useLayoutEffect(() => {
    onShown()
  }, [onShown])
  return (
    <>
      <StillLoading />
      {children}
    </>
  )
}

function Settled<T>({ promise, children }: Omit<DeferredProps<T>, 'fallback'>) {
  const result = use(promise)
  const { revalidate, state } = useRevalidator()
  // what stands stays until the answer is here, so the router's own state does not show that one is waited for
  const [retrying, startRetry] = useTransition()
  if (result.ok) return children(result.value)
  if (result.failure.kind === 'aborted') return null
  return (
    <FailurePanel
      failure={result.failure}
      waiting={retrying || state !== 'idle'}
      onRetry={() => startRetry(revalidate)}
    />
  )
}
