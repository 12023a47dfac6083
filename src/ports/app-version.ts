/** Which build of the app runs, and which one is served by now. */
export interface AppVersion {
  /** The address of the served build's first script where it is another than the one that runs; else null. */
  newer(): Promise<string | null>
  /** Brings the served build into the browser's store; whether that is done. */
  fetchNew(): Promise<boolean>
}
