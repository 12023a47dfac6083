/** Compares the running build of the app with the one that is served. */
export interface AppVersion {
  /** Returns the address of the served build's first script if that is not the running one, else null. */
  findNewer(): Promise<string | null>
  /** Fetches the served build into the browser's cache. Returns whether that was done. */
  prefetch(): Promise<boolean>
  /**
   * Calls `run` when the page is shown again after a while in the background, and when a file of the running build is
   * gone. Returns `unsubscribe`.
   */
  observeReasonsToCheck(run: () => void): () => void
}
