import { reaction } from 'mobx'

/** Tells, outside of any view, whenever what is read from stores is another; `now` tells it at once as well. Gives the end of it. */
export function watch<T>(read: () => T, tell: (value: T) => void, { now = false } = {}): () => void {
  return reaction(read, (value) => tell(value), { fireImmediately: now })
}
