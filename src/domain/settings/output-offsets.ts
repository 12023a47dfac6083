/** Milliseconds by the id of an output device; the empty id is the system's own choice. */
export type OutputOffsets = Readonly<Record<string, number>>

/** The largest correction, in either direction. Far more than any headset needs. */
export const widestOffsetMs = 1000

/** How many devices are kept. Their ids change whenever site data is cleared, so the oldest are dropped. */
const maxDevices = 20

/**
 * Reads stored corrections. Entries that are not numbers in range are left out; undefined if the value is not a plain
 * object. Minus zero, which JSON does not keep, becomes zero.
 */
export function readOutputOffsets(value: unknown): OutputOffsets | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries: [string, unknown][] = Object.entries(value)
  const kept = entries.flatMap(([id, ms]) =>
    typeof ms === 'number' && Math.abs(ms) <= widestOffsetMs ? [[id, ms + 0] as const] : [],
  )
  return Object.fromEntries(kept.slice(-maxDevices))
}
