import type { HostProtocol } from './host-protocol'

type Asynchronous<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never

/** The host as the other thread sees it: every method answers later. */
export type RemoteHost = {
  run: HostProtocol['run']
  cancel: Asynchronous<HostProtocol['cancel']>
  ping: Asynchronous<HostProtocol['ping']>
}

/** An open line to one worker. */
export interface Connection {
  readonly remote: RemoteHost
  /** Calls back once, when the worker is known to be gone. */
  onDeath(listener: () => void): void
  /** Ends the worker; its pending calls never settle by themselves. */
  close(): void
}

export type OpenConnection = () => Connection
