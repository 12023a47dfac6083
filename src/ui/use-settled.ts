import { useEffect, useState } from 'react'
import type { Result } from '../domain/result'

/** How a promise ended, for what can be shown without it: null until then. */
function useOutcome<T>(promise: Promise<Result<T>>): Result<T> | null {
  const [settled, setSettled] = useState<{ promise: Promise<Result<T>>; result: Result<T> } | null>(null)
  useEffect(() => {
    let current = true
    const come = async () => {
      const result = await promise
      if (current) setSettled({ promise, result })
    }
    void come()
    return () => {
      current = false
    }
  }, [promise])
  return settled?.promise === promise ? settled.result : null
}

/** What a promise brought, for what can be shown without it: null until then, and where it failed. */
export function useSettled<T>(promise: Promise<Result<T>>): T | null {
  const outcome = useOutcome(promise)
  return outcome?.ok ? outcome.value : null
}

/** Whether what a promise was to bring does not exist, so that what belongs to it need not say so as well. */
export function useMissing(promise: Promise<Result<unknown>>): boolean {
  const outcome = useOutcome(promise)
  return outcome !== null && !outcome.ok && outcome.failure.kind === 'notFound'
}
