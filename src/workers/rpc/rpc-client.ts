import type { Failure } from '../../contract/failure'
import { failed } from '../../contract/result'
import type { Result } from '../../contract/result'
import type { System } from '../../ports/system'
import type { Connection, OpenConnection } from './connection'
import { Heartbeat } from './heartbeat'
import type { TaskName, Tasks } from './tasks'

type Settle = (result: { ok: false; failure: Failure }) => void

/**
 * The caller's end of the envelope. Every call settles: with the worker's answer, with `aborted` as soon as its signal
 * fires, or with `crashed` when the worker dies or hangs. The next call starts a new worker.
 */
export class RpcClient {
  readonly #openConnection: OpenConnection
  #connection: Connection | null = null
  readonly #pending = new Map<number, Settle>()
  readonly #heartbeat: Heartbeat
  readonly #progress = new Map<number, (done: number) => void>()
  readonly #onProgress = (id: number, done: number) => this.#progress.get(id)?.(done)
  #lastId = 0

  constructor(openConnection: OpenConnection, system: System) {
    this.#openConnection = openConnection
    this.#heartbeat = new Heartbeat(system, () => this.#dropConnection())
  }

  run<T extends TaskName>(
    task: T,
    input: Tasks[T]['input'],
    signal?: AbortSignal,
    onProgress?: (done: number) => void,
  ): Promise<Result<Tasks[T]['output']>> {
    if (signal?.aborted) return Promise.resolve(failed({ kind: 'aborted' }))
    const connection = this.#connected()
    const id = ++this.#lastId
    return new Promise((resolve) => {
      const cancel = () => {
        settle(failed({ kind: 'aborted' }))
        connection.remote.cancel(id).catch(() => this.#dropIfCurrent(connection))
      }
      const settle = (result: Result<Tasks[T]['output']>) => {
        if (!this.#pending.delete(id)) return
        this.#progress.delete(id)
        signal?.removeEventListener('abort', cancel)
        if (this.#pending.size === 0) this.#heartbeat.stop()
        resolve(result)
      }
      this.#pending.set(id, settle)
      signal?.addEventListener('abort', cancel, { once: true })
      if (onProgress) {
        this.#progress.set(id, onProgress)
        connection.listen(this.#onProgress)
      }
      this.#heartbeat.start(() => connection.remote.ping())
      connection.remote.run(id, task, input).then(settle, () => this.#dropIfCurrent(connection))
    })
  }

  dispose(): void {
    this.#dropConnection()
  }

  #connected(): Connection {
    if (this.#connection) return this.#connection
    const connection = this.#openConnection()
    connection.onDeath(() => this.#dropIfCurrent(connection))
    this.#connection = connection
    return connection
  }

  #dropIfCurrent(connection: Connection): void {
    if (this.#connection === connection) this.#dropConnection()
  }

  #dropConnection(): void {
    this.#connection?.close()
    this.#connection = null
    this.#heartbeat.stop()
    for (const settle of this.#pending.values()) settle(failed({ kind: 'crashed' }))
  }
}
