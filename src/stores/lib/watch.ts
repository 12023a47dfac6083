import { reaction } from 'mobx'

/**
 * Calls `onChange` whenever what `read` reads from stores has changed, with the new value. With `now`, also calls it at
 * once. Returns a function that ends this. For code outside of views.
 */
export function watch<T>(read: () => T, onChange: (value: T) => void, { now = false } = {}): () => void {
  return reaction(read, (value) => onChange(value), { fireImmediately: now })
}
