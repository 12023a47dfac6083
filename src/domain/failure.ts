/**
 * Every expected way a request of the listener can fail, as plain data that crosses threads.
 * `aborted` is a newer choice or a left screen and is never shown.
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
