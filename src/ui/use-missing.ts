import { useEffect, useState } from 'react'
import type { Result } from '../domain/result'

/** Whether what a promise was to bring does not exist, so that what belongs to it need not say so as well. */
export function useMissing(promise: Promise<Result<unknown>>): boolean {
  const [missing, setMissing] = useState<Promise<Result<unknown>> | null>(null)
  useEffect(() => {
    let current = true
    const come = async () => {
      const result = await promise
      if (current) setMissing(!result.ok && result.failure.kind === 'notFound' ? promise : null)
    }
    void come()
    return () => {
      current = false
    }
  }, [promise])
  return missing === promise
}
