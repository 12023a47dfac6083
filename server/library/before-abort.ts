/** Rejects with `message` when `work` has not settled before the signal; the work itself is left to end by itself. */
export async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal, message: string): Promise<T> {
  let stop = (): void => undefined
  const late = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new Error(message))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([late, work])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
