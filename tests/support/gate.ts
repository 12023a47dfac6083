/** A promise that the test opens. */
export interface Gate<T> {
  promise: Promise<T>
  open(value: T): void
}

export function gate<T = void>(): Gate<T> {
  let open: (value: T) => void = () => {}
  const promise = new Promise<T>((resolve) => (open = resolve))
  return { promise, open }
}
