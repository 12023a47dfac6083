/**
 * Every expected failure of a request, as plain data that can be sent between threads. `aborted` means that a newer
 * request replaced this one or that the listener left the screen; it is never shown.
 */
export type Failure =
  | { kind: 'aborted' }
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'status'; status: number; message: string | null }
  | { kind: 'code'; code: number; message: string | null }
  | { kind: 'malformed'; detail: string }
  | { kind: 'loginNeeded' }
  | { kind: 'notFound' }
  | { kind: 'noStream' }
  | { kind: 'tooLarge' }
  | { kind: 'crashed' }
  | { kind: 'unsupported' }
