/** What the page of this tab is called, for the time in which a page that is loaded anew does not know it yet. */
export interface TitleRecord {
  /** Empty unless it is that of the page that is open now. */
  read(): string
  /** May fail silently. */
  write(title: string): void
}
