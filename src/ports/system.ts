/** Time, chance, timers and the connection, so that rules that hang on them can be tested. */
export interface System {
  /** Milliseconds since 1970. */
  now(): number
  /** 0 inclusive to 1 exclusive. */
  random(): number
  /** Calls back once after that many milliseconds; the function it gives cancels. */
  after(ms: number, run: () => void): () => void
  /** Whether the listener asked for little data to be used. */
  saveData(): boolean
  /** Calls back once when the connection is next back; the function it gives cancels. */
  whenOnline(run: () => void): () => void
}
