/** Whether somebody was logged in here and has not logged out since; the session's own cookie is not for scripts. */
export interface LoginRecord {
  read(): boolean
  /** May fail silently. */
  write(loggedIn: boolean): void
}
