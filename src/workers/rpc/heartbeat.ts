import type { System } from '../../ports/system'

const beatMs = 2_500
const timeoutMs = 5_000

/**
 * Detects a worker that hangs in a loop, for which browsers have no event. While it is started, it pings every 2.5 s,
 * and calls `onSilence` if a ping has no answer for 5 s.
 */
export class Heartbeat {
  readonly #system: System
  readonly #onSilence: () => void
  #cancelBeat: (() => void) | null = null

  constructor(system: System, onSilence: () => void) {
    this.#system = system
    this.#onSilence = onSilence
  }

  /** Does nothing if it is started already. */
  start(ping: () => Promise<unknown>): void {
    if (this.#cancelBeat) return
    this.#cancelBeat = this.#system.after(beatMs, () => this.#beat(ping))
  }

  stop(): void {
    this.#cancelBeat?.()
    this.#cancelBeat = null
  }

  #beat(ping: () => Promise<unknown>): void {
    const cancelTimeout = this.#system.after(timeoutMs, () => {
      this.#cancelBeat = null
      this.#onSilence()
    })
    this.#cancelBeat = cancelTimeout
    const answered = () => {
      cancelTimeout()
      if (this.#cancelBeat !== cancelTimeout) return
      this.#cancelBeat = null
      this.start(ping)
    }
    ping().then(answered, this.#onSilence)
  }
}
