import type { HearProgress, HostProtocol } from './host-protocol'

/** The host as the other thread sees it: every method answers later. */
interface RemoteHost {
  run: HostProtocol['run']
  cancel: (id: number) => Promise<void>
  ping: () => Promise<true>
}

/** An open line to one worker. */
export interface Connection {
  readonly remote: RemoteHost
  /** Calls back from then on with how far calls have come; a second listener is not heard. */
  listen(hear: HearProgress): void
  /** Calls back once, when the worker is known to be gone. */
  onDeath(listener: () => void): void
  /** Ends the worker; its pending calls never settle by themselves. */
  close(): void
}

export type OpenConnection = () => Connection
