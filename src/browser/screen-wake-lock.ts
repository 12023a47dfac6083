/**
 * Keeps the screen on while `on` is true and the page is seen. The browser takes the lock back whenever the page is
 * hidden (https://developer.mozilla.org/docs/Web/API/Screen_Wake_Lock_API), so it is asked for again when it returns.
 * Does nothing where there is no such lock, e.g. outside of a secure context, or where the system refuses it, e.g. to
 * save power.
 */
export class ScreenWakeLock {
  #on = false
  #asking = false
  #lock: WakeLockSentinel | null = null

  constructor() {
    document.addEventListener('visibilitychange', () => void this.#settle())
  }

  set on(on: boolean) {
    this.#on = on
    void this.#settle()
  }

  async #settle(): Promise<void> {
    if (this.#asking || !('wakeLock' in navigator)) return
    const wanted = this.#wanted
    this.#asking = true
    try {
      if (!wanted) await this.#lock?.release()
      else if (this.#lock?.released ?? true) this.#lock = await navigator.wakeLock.request('screen')
    } catch {
      // refused: the next reason to ask asks again
    }
    this.#asking = false
    // changed meanwhile; a lock that the system takes back at once is not asked for again
    if (this.#wanted !== wanted) await this.#settle()
  }

  get #wanted(): boolean {
    return this.#on && document.visibilityState === 'visible'
  }
}
