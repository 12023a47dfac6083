/** Lets all that waits for nothing but promises happen. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
