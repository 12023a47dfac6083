import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, onTestFinished } from 'vitest'

type Cleanup = () => unknown

const sharing = new AsyncLocalStorage<Cleanup[]>()

/** Cleans up when the running test is over; for what is made to be shared, when the last that shares it is. */
export function whenOver(cleanup: Cleanup): void {
  const kept = sharing.getStore()
  if (kept) kept.push(cleanup)
  else
    onTestFinished(async () => {
      await cleanup()
    })
}

/** What the tests of a block read and none changes: made when the first of them asks, gone after the last. */
export function shared<T>(make: () => Promise<T>): () => Promise<T> {
  const kept: Cleanup[] = []
  let made: Promise<T> | null = null
  afterAll(async () => {
    for (const cleanup of kept.toReversed()) await cleanup()
  })
  return () => (made ??= sharing.run(kept, make))
}
