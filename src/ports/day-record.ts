/** When something that is done once in a while was last done; a text that only who wrote it reads. */
export interface DayRecord {
  /** Null when it was never done here, or nothing can be read. */
  read(): string | null
  /** May fail silently. */
  write(text: string): void
}
