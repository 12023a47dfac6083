import { useEffect, useRef } from 'react'
import type { Failure } from '../../../contract/failure'

/**
 * Milliseconds between two retries. A retry may reach the server for another part of the screen and fail again for this
 * one; the connection then counts as back once more.
 */
const pauseMs = 60_000

/** Calls `retry` when the connection is back, if the failure was for want of it. */
export function useRetryOnline(failure: Failure | null, retry: () => void): void {
  const restsUntil = useRef(0)
  useEffect(() => {
    if (failure?.kind !== 'offline') return
    const onOnline = () => {
      const now = performance.now()
      if (now < restsUntil.current) return
      restsUntil.current = now + pauseMs
      retry()
    }
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  })
}
