/**
 * The globals that the main thread, workers and Node share and that pure code may touch.
 * Everything else (document, window, localStorage, fetch, timers…) is a type error in domain, ports and stores.
 */
interface AbortSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
declare class AbortController {
  readonly signal: AbortSignal
  abort(): void
}
