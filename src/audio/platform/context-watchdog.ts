const frozenAfterMs = 1000
/** Checks further apart than this mean that the page was suspended: then nothing is known about the time between. */
const asleepAfterMs = 3000
/** After a long task the first check may come before the browser has updated the clock. */
const minChecks = 2

/**
 * Detects a context that claims to run while its time stands still, as on iOS after an interruption. Such a context stays
 * silent for ever.
 */
export class ContextWatchdog {
  private time = Number.NaN
  private sinceMs = 0
  private lastMs = 0
  private checks = 0

  /**
   * Call it repeatedly with the context's state and time in seconds; `nowMs` is any steady clock. Once it has returned
   * `frozen` it starts again.
   */
  check(state: AudioContextState | 'interrupted', time: number, nowMs: number): 'fine' | 'frozen' {
    const gap = nowMs - this.lastMs
    this.lastMs = nowMs
    if (state !== 'running' || time !== this.time || gap < 0 || gap > asleepAfterMs) {
      this.reset(state === 'running' ? time : Number.NaN, nowMs)
      return 'fine'
    }
    this.checks++
    if (this.checks < minChecks || nowMs - this.sinceMs < frozenAfterMs) return 'fine'
    this.reset(Number.NaN, nowMs)
    return 'frozen'
  }

  private reset(time: number, nowMs: number): void {
    this.time = time
    this.sinceMs = nowMs
    this.checks = 0
  }
}
