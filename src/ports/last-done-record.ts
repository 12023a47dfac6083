/** When a recurring task was last done. The format of the text is up to the task. */
export interface LastDoneRecord {
  /** Returns null if it was never done in this browser, or nothing can be read. */
  read(): string | null
  /** May fail silently. */
  write(text: string): void
}
