/** Compares the running build of the app with the one that is served. */
export interface AppVersion {
  /** Returns the address of the served build's first script if that is not the running one, else null. */
  findNewer(): Promise<string | null>
  /** Fetches the served build into the browser's cache. Returns whether that was done. */
  prefetch(): Promise<boolean>
}
