/** JSON under keys in localStorage, which all tabs share; where that is blocked or full nothing is kept. */
export class LocalEntries {
  private shut = false

  /** Null where there is nothing, or garbage. */
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }

  /** False when it could not be kept, or is not to be any more. */
  write(key: string, value: unknown): boolean {
    if (this.shut) return false
    try {
      localStorage.setItem(key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  }

  /** Keeps what this page still holds from coming back once everything was cleared. */
  close(): void {
    this.shut = true
  }

  /** Calls back each time another tab wrote something else there; the function it gives ends that. */
  whenWritten(key: string, heard: () => void): () => void {
    return this.hear(key, heard)
  }

  /** Is closed once another tab has cleared everything, and calls back then; the function it gives ends that. */
  whenCleared(heard: () => void): () => void {
    return this.hear(null, () => {
      this.close()
      heard()
    })
  }

  private hear(of: string | null, heard: () => void): () => void {
    const listen = ({ key, storageArea }: StorageEvent) => {
      if (key === of && storageArea === localStorage) heard()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }
}

/** Those of this page. */
export const localEntries = new LocalEntries()
