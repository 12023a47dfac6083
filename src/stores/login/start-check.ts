import type { Profile } from '../../domain/catalogue/profile'
import type { Result } from '../../domain/result'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../notices-store'
import type { SessionStore } from '../session-store'

const firstWaitMs = 15_000
const longestWaitMs = 120_000

/** The way out of a visit that has not begun well, and back into it. */
interface Way {
  out: () => void
  back: () => void
}

/** A visit that could not learn at its start who listens: says so, leads away, and asks again until it knows. */
export class StartCheck {
  private cancel = () => {}
  private told = false

  constructor(
    private readonly system: System,
    private readonly session: SessionStore,
    private readonly notices: NoticesStore,
    private readonly way: Way,
  ) {}

  /** `first`: what was asked at the start. */
  async follow(first: Promise<Result<Profile | null>>): Promise<void> {
    const status = await first
    if (status.ok || this.known) return
    // overtaken by another question, whose answer is still to come
    if (status.failure.kind !== 'aborted') this.tell()
    this.wait(firstWaitMs)
  }

  dispose(): void {
    this.cancel()
  }

  private get known(): boolean {
    return this.session.state !== 'unknown'
  }

  private tell(): void {
    if (this.told) return
    this.told = true
    this.notices.show('error', 'login.unknown', { group: 'login' })
    this.way.out()
  }

  private wait(ms: number): void {
    const go = () => {
      this.cancel()
      void this.ask(ms)
    }
    const stops = [this.system.after(ms, go), this.system.whenOnline(go)]
    this.cancel = () => {
      for (const stop of stops) stop()
    }
  }

  private async ask(waitedMs: number): Promise<void> {
    if (this.known) return
    await this.session.check()
    if (this.known) {
      if (this.told) this.way.back()
      return
    }
    this.tell()
    this.wait(Math.min(waitedMs * 2, longestWaitMs))
  }
}
