import type { ProgressListener, HostProtocol } from './host-protocol'

/** The host as seen from the other thread: every method is asynchronous. */
interface RemoteHost {
  run: HostProtocol['run']
  cancel: (id: number) => Promise<void>
  ping: () => Promise<true>
}

/** An open connection to one worker. */
export interface Connection {
  readonly remote: RemoteHost
  /** Reports the progress of calls to `onProgress`. Later calls of this method are ignored. */
  listen(onProgress: ProgressListener): void
  /** Calls `listener` once, when the worker is known to be dead. */
  onDeath(listener: () => void): void
  /** Ends the worker. Its pending calls do not settle by themselves. */
  close(): void
}

export type OpenConnection = () => Connection
