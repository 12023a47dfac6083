/** Numbers of the specification, point 9, that are not tied to one feature. */
export const limits = {
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 200_000,
  pageSize: 30,
  fadeMs: 300,
  tickMs: 250,
  suspendAfterMs: 30_000,
  playHistory: 100,
  searchHistory: 30,
} as const
