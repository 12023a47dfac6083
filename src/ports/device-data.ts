/** `cleared`, or the first place that could not be; what comes after it was then left alone. */
export type Clearing = 'cleared' | 'database' | 'storage'

/** All that the app keeps in this browser: settings, queue, histories; the session is a cookie and none of it. */
export interface DeviceData {
  /** Bytes in use; null where the browser does not tell. Never rejects. */
  usage(): Promise<number | null>
  /** Removes all of it, and lets nothing be written before the page is gone; never rejects nor hangs. */
  clear(): Promise<Clearing>
}
