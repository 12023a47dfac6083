import { observable, runInAction } from 'mobx'
import { ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import type { SessionStore } from '../session/session-store'
import { ListenerScope } from './listener-scope'

interface SwitchRequest {
  on: boolean
  /** The state in the data that was loaded last. */
  loaded: boolean
  send: (on: boolean, signal: AbortSignal) => Promise<Result<unknown>>
}

/**
 * On/off states that are kept by the backend. They change at once and go back if the backend refuses. Each has one call
 * at a time, and the newest choice wins. All are forgotten when somebody else logs in.
 */
export class OptimisticSwitches {
  /** What the backend has confirmed; loaded data may be older. */
  readonly #confirmed = observable.map<string, boolean>()
  /** What was chosen and has no answer yet. */
  readonly #pending = observable.map<string, boolean>()
  #newest: unknown = null
  readonly #listener: ListenerScope

  constructor(session: SessionStore) {
    this.#listener = new ListenerScope(session, () => this.#reset())
  }

  /** `loaded`: the state in the data that was loaded last. */
  isOn(key: string, loaded: boolean): boolean {
    return this.#pending.get(key) ?? this.#confirmed.get(key) ?? loaded
  }

  /** Whether a choice has no answer yet. */
  isPending(key: string): boolean {
    return this.#pending.has(key)
  }

  /**
   * Sets a state. Returns what the backend holds afterwards, or why it refused. Returns null if there is nothing to
   * tell: an earlier call that is still under way handles this choice, the choice was taken back before it was
   * refused, or somebody else is logged in by now.
   */
  async set(key: string, { on, loaded, send }: SwitchRequest): Promise<Result<boolean> | null> {
    const underWay = this.#pending.has(key)
    let held = this.#confirmed.get(key) ?? loaded
    runInAction(() => this.#pending.set(key, on))
    if (underWay) return null
    const { signal } = this.#listener
    for (let asked = on; ;) {
      const reply = await send(asked, signal)
      if (signal.aborted) return null
      if (reply.ok) {
        held = asked
        runInAction(() => this.#confirmed.set(key, held))
      }
      const latest = this.#pending.get(key) ?? asked
      if (latest !== asked && latest !== held) {
        asked = latest
        continue
      }
      runInAction(() => this.#pending.delete(key))
      if (reply.ok) return ok(held)
      return latest === asked ? reply : null
    }
  }

  /** Drops what was confirmed so far: `data` was loaded afterwards and is right by itself. Once for each `data`. */
  acceptLoaded(data: unknown): void {
    if (data === this.#newest) return
    this.#newest = data
    runInAction(() => this.#confirmed.clear())
  }

  dispose(): void {
    this.#listener.dispose()
  }

  #reset(): void {
    this.#confirmed.clear()
    this.#pending.clear()
  }
}
