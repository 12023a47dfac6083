/** What a script may know of the login, the session's own cookie being none of it; all tabs of a browser share it. */
export interface LoginRecord {
  /** Whether somebody was logged in here and has not logged out since. */
  read(): boolean
  /** Who is logged in; `ended` where the login ended by itself, null once the listener has logged out. */
  write(who: number | 'ended' | null): void
}
