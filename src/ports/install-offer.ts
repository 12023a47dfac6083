/** How the app can be installed: by asking the browser, by the listener in its menus, or not at all. */
export type InstallWay = 'ask' | 'byHand' | 'none'

/** The browser's offer to install the app. */
export interface InstallOffer {
  readonly way: InstallWay
  /** Shows the browser's question; needs a user gesture. Returns whether the listener agreed. Never rejects. */
  ask(): Promise<boolean>
  /** Calls `changed` when the way is another. Returns a function that unsubscribes. */
  observe(changed: () => void): () => void
}
