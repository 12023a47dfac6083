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
    this.#asking = true
    try {
      while (this.#wanted !== this.#held)
        if (this.#wanted) this.#lock = await navigator.wakeLock.request('screen')
        else await this.#lock?.release()
    } catch {
      // refused: the next reason to ask asks again
    } finally {
      this.#asking = false
    }
  }

  get #wanted(): boolean {
    return this.#on && document.visibilityState === 'visible'
  }

  get #held(): boolean {
    return this.#lock !== null && !this.#lock.released
  }
}
