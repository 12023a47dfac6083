/** Time, random numbers, timers and the network connection, which tests replace. */
export interface System {
  /** Milliseconds since 1970. */
  now(): number
  /** Returns a random number from 0 inclusive to 1 exclusive. */
  random(): number
  /** Calls `run` once after that many milliseconds. Returns a function that cancels. */
  after(ms: number, run: () => void): () => void
  /** Whether the listener asked the browser to save data. */
  saveData(): boolean
  /** Whether to fetch what may never be used: not where data is saved, nor on a slow connection. */
  mayPrefetch(): boolean
  /** Calls `run` once when the connection is back. Returns a function that cancels. */
  whenOnline(run: () => void): () => void
}
