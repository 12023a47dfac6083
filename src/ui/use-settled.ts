import { useEffect, useState } from 'react'
import type { Result } from '../domain/result'

/** What a promise brought, for what can be shown without it: null until then, and where it failed. */
export function useSettled<T>(promise: Promise<Result<T>>): T | null {
  const [settled, setSettled] = useState<{ promise: Promise<Result<T>>; value: T } | null>(null)
  useEffect(() => {
    let current = true
    const come = async () => {
      const result = await promise
      if (current && result.ok) setSettled({ promise, value: result.value })
    }
    void come()
    return () => {
      current = false
    }
  }, [promise])
  return settled?.promise === promise ? settled.value : null
}
