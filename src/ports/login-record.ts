/** Remembers a login from one visit to the next; all tabs share it. Scripts cannot read the session's cookie. */
export interface LoginRecord {
  /** Whether somebody has logged in and not logged out since. */
  read(): boolean
  /** Returns the id of that listener; null if there is none, or the login has expired. */
  readUserId(): number | null
  /** `who`: the id of the listener, `ended` if the login has expired, null after a logout. */
  write(who: number | 'ended' | null): void
}
