/** Numbers of the specification, point 9, that are not tied to one feature. */
export const limits = {
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 200_000,
  fadeMs: 300,
  tickMs: 250,
  suspendAfterMs: 30_000,
  /** Media elements at most. */
  audioPool: 10,
} as const
