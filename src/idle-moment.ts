/** Milliseconds after which it goes on, idle or not. */
const patienceMs = 2_000

/** Resolves once the main thread has nothing to do. */
export async function idleMoment(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs })
    else setTimeout(resolve, patienceMs / 10)
  })
}
