import { startTransition, Suspense, use, useEffect, useLayoutEffect, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '../../../contract/result'
import { FailurePanel } from '../state/failure-panel'
import { steadyWait } from '../state/steady-fallback'
import { StillLoading } from '../state/still-loading'

interface DeferredProps<T> {
  promise: Promise<Result<T>>
  /** Shown until the promise resolves. */
  fallback: ReactNode
  children: (value: T) => ReactNode
}

/** A part of a screen that waits for a promise: renders its value, or its failure with a retry. */
export function Deferred<T>({ promise, fallback, children }: DeferredProps<T>) {
  const wait = steadyWait(promise)
  const [, setRenders] = useState(0)

  // React shows a fallback for at least 300 ms unless another render is requested
  useEffect(() => {
    let current = true
    const rerender = () => {
      if (current) startTransition(() => setRenders((renders) => renders + 1))
    }
    wait.promise.then(rerender, rerender)
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
  // braces: the return value of `onShown` is not a clean-up
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
  // the failure stays on the screen during a retry, so the router's state alone does not show that it is under way
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
