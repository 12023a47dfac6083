const timeoutMs = 3_000

/** Rejects if `work` takes more than three seconds: another tab can block the opening of a database for ever. */
export async function withTimeout<T>(work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), timeoutMs)
  })
  try {
    return await Promise.race([work, timedOut])
  } finally {
    clearTimeout(timer)
  }
}
