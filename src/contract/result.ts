import type { Failure } from './failure'

/** The outcome of an operation that may fail. Exceptions are for bugs only. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function failed(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}
