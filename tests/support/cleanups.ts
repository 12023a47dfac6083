/** What a test undoes when it is over, by `afterEach(runCleanups)`. */
export const cleanups: (() => void)[] = []

/** Runs and forgets all of them, the newest first. */
export function runCleanups(): void {
  for (const run of cleanups.splice(0).reverse()) run()
}
