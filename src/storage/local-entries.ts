/** JSON values in localStorage, which all tabs share. If that is blocked or full, nothing is stored. */
export class LocalEntries {
  #closed = false

  /** Returns null if there is nothing, or no JSON. */
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }

  /** Returns false if the value could not be stored, or after `close`. */
  write(key: string, value: unknown): boolean {
    if (this.#closed) return false
    try {
      localStorage.setItem(key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  }

  /** Ignores all further writes, so that cleared data does not come back. */
  close(): void {
    this.#closed = true
  }

  /** Calls `listener` when another tab has changed the entry. Returns a function that unsubscribes. */
  onWritten(key: string, listener: () => void): () => void {
    return this.#listen(key, listener)
  }

  /** Closes and calls `listener` when another tab has cleared localStorage. Returns a function that unsubscribes. */
  onCleared(listener: () => void): () => void {
    return this.#listen(null, () => {
      this.close()
      listener()
    })
  }

  #listen(of: string | null, listener: () => void): () => void {
    const onStorage = ({ key, storageArea }: StorageEvent) => {
      if (key === of && storageArea === localStorage) listener()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }
}

/** The entries of this page. */
export const localEntries = new LocalEntries()
