/** A promise that the test resolves. */
export interface Deferred<T> {
  promise: Promise<T>
  resolve(value: T): void
}

export function createDeferred<T = void>(): Deferred<T> {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}
