const patienceMs = 3_000

/** Rejects after three seconds: another tab may block the opening of a database for ever. */
export async function withPatience<T>(work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), patienceMs)
  })
  try {
    return await Promise.race([work, tired])
  } finally {
    clearTimeout(timer)
  }
}
