import type { EndpointName } from '../contract/endpoints'

/** A change that was made without a network and waits to be sent. */
export interface QueuedCall {
  /** Counts up in the order in which the changes were made. */
  id: number
  /** The listener who made it. */
  owner: number
  name: EndpointName
  params: Readonly<Record<string, string | number>>
  /** A later change with the same topic replaces it; null for changes that all count. */
  topic: string | null
}

/** What the app answers and notes by itself while the server cannot be reached. No promise rejects or hangs. */
export interface OfflineRecords {
  /** How many changes wait. It is known without the database. */
  readonly queuedCount: number
  /** Returns a remembered reply; undefined if there is none. */
  reply(key: string): Promise<unknown>
  remember(replies: ReadonlyMap<string, unknown>): Promise<void>
  /** Returns the changes that wait, in their order. */
  queued(): Promise<readonly QueuedCall[]>
  /** Returns false if it could not be stored. */
  queue(call: Omit<QueuedCall, 'id'>): Promise<boolean>
  /** Returns false if they are still there. */
  remove(ids: readonly number[]): Promise<boolean>
  /** Removes replies and changes. */
  forget(): Promise<void>
}
