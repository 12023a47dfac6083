const frozenAfterMs = 1000
/** Looks further apart mean that the page slept, and nothing can be said about what was between. */
const asleepAfterMs = 3000
/** A page that was busy looks once before the browser has moved the clock on. */
const leastLooks = 2

/**
 * Notices a context that says it runs while its time stands still, as on iOS after an interruption; such a context
 * stays silent for ever. Told at each look what there is to see; once it has answered `frozen` it begins anew.
 */
export class ContextWatch {
  private time = Number.NaN
  private sinceMs = 0
  private lastMs = 0
  private looks = 0

  /** `time` is the context's own, in seconds, `nowMs` any steady clock. */
  look(state: AudioContextState | 'interrupted', time: number, nowMs: number): 'fine' | 'frozen' {
    const gap = nowMs - this.lastMs
    this.lastMs = nowMs
    if (state !== 'running' || time !== this.time || gap < 0 || gap > asleepAfterMs) {
      this.begin(state === 'running' ? time : Number.NaN, nowMs)
      return 'fine'
    }
    this.looks++
    if (this.looks < leastLooks || nowMs - this.sinceMs < frozenAfterMs) return 'fine'
    this.begin(Number.NaN, nowMs)
    return 'frozen'
  }

  private begin(time: number, nowMs: number): void {
    this.time = time
    this.sinceMs = nowMs
    this.looks = 0
  }
}
