/** JSON under keys in localStorage; where that is blocked or full nothing is kept. */
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

  /** Keeps what this page still holds from coming back once everything was cleared, here or by another tab. */
  close(): void {
    this.shut = true
  }
}

/** Those of this page. */
export const localEntries = new LocalEntries()
