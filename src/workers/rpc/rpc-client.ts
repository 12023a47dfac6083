import type { Failure } from '../../domain/failure'
import { failed } from '../../domain/result'
import type { Result } from '../../domain/result'
import type { System } from '../../ports/system'
import type { Connection, OpenConnection } from './connection'
import { Heartbeat } from './heartbeat'
import type { TaskName, Tasks } from './tasks'

type Settle = (result: { ok: false; failure: Failure }) => void

/**
 * The caller's end of the envelope. Every call settles: with the worker's answer, `aborted` at once
 * when its signal fires, or `crashed` when the worker dies or hangs. The next call opens a new worker.
 */
export class RpcClient {
  private connection: Connection | null = null
  private readonly pending = new Map<number, Settle>()
  private readonly heartbeat: Heartbeat
  private readonly progress = new Map<number, (done: number) => void>()
  private readonly hear = (id: number, done: number) => this.progress.get(id)?.(done)
  private lastId = 0

  constructor(
    private readonly open: OpenConnection,
    system: System,
  ) {
    this.heartbeat = new Heartbeat(system, () => this.lose())
  }

  run<T extends TaskName>(
    task: T,
    input: Tasks[T]['input'],
    signal?: AbortSignal,
    onProgress?: (done: number) => void,
  ): Promise<Result<Tasks[T]['output']>> {
    if (signal?.aborted) return Promise.resolve(failed({ kind: 'aborted' }))
    const connection = this.connected()
    const id = ++this.lastId
    return new Promise((resolve) => {
      const cancel = () => {
        settle(failed({ kind: 'aborted' }))
        connection.remote.cancel(id).catch(() => this.loseIf(connection))
      }
      const settle = (result: Result<Tasks[T]['output']>) => {
        if (!this.pending.delete(id)) return
        this.progress.delete(id)
        signal?.removeEventListener('abort', cancel)
        if (this.pending.size === 0) this.heartbeat.stop()
        resolve(result)
      }
      this.pending.set(id, settle)
      signal?.addEventListener('abort', cancel, { once: true })
      if (onProgress) {
        this.progress.set(id, onProgress)
        connection.listen(this.hear)
      }
      this.heartbeat.start(() => connection.remote.ping())
      connection.remote.run(id, task, input).then(settle, () => this.loseIf(connection))
    })
  }

  dispose(): void {
    this.lose()
  }

  private connected(): Connection {
    if (this.connection) return this.connection
    const connection = this.open()
    connection.onDeath(() => this.loseIf(connection))
    this.connection = connection
    return connection
  }

  private loseIf(connection: Connection): void {
    if (this.connection === connection) this.lose()
  }

  private lose(): void {
    this.connection?.close()
    this.connection = null
    this.heartbeat.stop()
    for (const settle of this.pending.values()) settle(failed({ kind: 'crashed' }))
  }
}
