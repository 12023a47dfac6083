/** `cleared`, or the first storage that could not be cleared; those after it are left alone. */
export type ClearOutcome = 'cleared' | 'database' | 'storage'

/** Everything that the app stores in this browser: settings, queue, histories. Not the session, which is a cookie. */
export interface DeviceData {
  /** Returns the bytes in use; null if the browser does not tell. Never rejects. */
  usage(): Promise<number | null>
  /** Removes everything and ignores all writes until the page is reloaded. Never rejects or hangs. */
  clear(): Promise<ClearOutcome>
}
