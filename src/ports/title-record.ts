/** Remembers the title of the tab's page, for the time after a reload when the screen is not loaded yet. */
export interface TitleRecord {
  /** Returns the stored title if it belongs to the current address, else an empty text. */
  read(): string
  /** May fail silently. */
  write(title: string): void
}
