import type { Failure } from './failure'

/** The outcome of anything that is expected to fail at times; exceptions are left to bugs. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function failed(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}
