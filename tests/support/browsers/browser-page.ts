/** What a journey does with a page of any browser. Places are in CSS pixels of the viewport. */
export interface BrowserPage {
  goTo(url: string): Promise<void>
  /** The value of an expression, or of its promise, in the page. */
  evaluate<T>(expression: string): Promise<T>
  /** Moves the mouse there, presses its button and releases it. */
  pressAt(x: number, y: number): Promise<void>
  moveTo(x: number, y: number): Promise<void>
  /** Presses and releases a key, by its name in `KeyboardEvent.key`. */
  pressKey(key: string): Promise<void>
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>
  /** Forgets what the site has stored in cookies; the page is one of the site. */
  deleteCookies(): Promise<void>
  /** Runs `act` in the newest window that the page has opened, and closes it. */
  inPopup(act: (popup: BrowserPage) => Promise<void>): Promise<void>
}
