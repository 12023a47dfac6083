/** Longest wait in milliseconds for an idle main thread. */
const timeoutMs = 2_000

/** Resolves when the main thread is idle, or after {@link timeoutMs}. Without `requestIdleCallback` it waits 200 ms. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs })
    else setTimeout(resolve, timeoutMs / 10)
  })
}
