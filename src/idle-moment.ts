/** Milliseconds after which it goes on, idle or not. */
const patienceMs = 5_000

/** Resolves once the page has loaded and the main thread has nothing to do. */
export async function idleMoment(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs })
    else setTimeout(resolve)
  })
}
