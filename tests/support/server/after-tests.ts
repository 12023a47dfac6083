import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, onTestFinished } from 'vitest'

type Cleanup = () => unknown

const sharing = new AsyncLocalStorage<Cleanup[]>()

/** Runs `cleanup` after the running test, or after the last test that shares what is made now. */
export function afterTests(cleanup: Cleanup): void {
  const kept = sharing.getStore()
  if (kept) kept.push(cleanup)
  else
    onTestFinished(async () => {
      await cleanup()
    })
}

/**
 * Makes a value for the tests of a block that only read it: when the first of them asks. It is cleaned up after the
 * last.
 */
export function onceForFile<T>(make: () => Promise<T>): () => Promise<T> {
  const kept: Cleanup[] = []
  let made: Promise<T> | null = null
  afterAll(async () => {
    for (const cleanup of kept.toReversed()) await cleanup()
  })
  return () => (made ??= sharing.run(kept, make))
}
