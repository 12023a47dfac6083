/** Longest duration of a request, in milliseconds (specification, point 9). The proxy waits a little longer. */
export const timeouts = {
  requestMs: 30_000,
  uploadMs: 200_000,
} as const
