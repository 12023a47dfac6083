import type { System } from '../../ports/system'

const beatMs = 2_500
const patienceMs = 5_000

/**
 * Notices a worker that hangs in a loop, which the browser never tells: while it is started,
 * pings every 2.5 s and gives up after one that stays unanswered for 5 s.
 */
export class Heartbeat {
  private cancelBeat: (() => void) | null = null

  constructor(
    private readonly system: System,
    private readonly onSilence: () => void,
  ) {}

  /** Starting twice is the same as once. */
  start(ping: () => Promise<unknown>): void {
    if (this.cancelBeat) return
    this.cancelBeat = this.system.after(beatMs, () => this.beat(ping))
  }

  stop(): void {
    this.cancelBeat?.()
    this.cancelBeat = null
  }

  private beat(ping: () => Promise<unknown>): void {
    const giveUp = this.system.after(patienceMs, () => {
      this.cancelBeat = null
      this.onSilence()
    })
    this.cancelBeat = giveUp
    const answered = () => {
      giveUp()
      if (this.cancelBeat !== giveUp) return
      this.cancelBeat = null
      this.start(ping)
    }
    ping().then(answered, this.onSilence)
  }
}
