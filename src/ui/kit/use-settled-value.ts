import { useEffect, useState } from 'react'
import type { Result } from '../../contract/result'

/** Returns what a promise resolved to; null until then. */
function useOutcome<T>(promise: Promise<Result<T>>): Result<T> | null {
  const [settled, setSettled] = useState<{ promise: Promise<Result<T>>; result: Result<T> } | null>(null)
  useEffect(() => {
    let current = true
    const settle = async () => {
      const result = await promise
      if (current) setSettled({ promise, result })
    }
    void settle()
    return () => {
      current = false
    }
  }, [promise])
  return settled?.promise === promise ? settled.result : null
}

/** Returns the value of a promise without suspending: null until it is there, and if it failed. */
export function useSettledValue<T>(promise: Promise<Result<T>>): T | null {
  const outcome = useOutcome(promise)
  return outcome?.ok ? outcome.value : null
}

/** Returns whether a promise failed with `notFound`, so that parts of the same screen need not report it again. */
export function useIsNotFound(promise: Promise<Result<unknown>>): boolean {
  const outcome = useOutcome(promise)
  return outcome !== null && !outcome.ok && outcome.failure.kind === 'notFound'
}
