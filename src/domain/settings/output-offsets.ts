/** Milliseconds by the id of an output device; the empty id is the system's own choice. */
export type OutputOffsets = Readonly<Record<string, number>>

/** Far more than any headset needs, in either direction. */
export const widestOffsetMs = 1000

/** Devices whose correction is kept; ids change with each clearing of site data, so old ones have to go. */
const most = 20

/** Corrections as stored earlier: what is no number in range is left out, a plain object is what comes back. */
export function readOutputOffsets(value: unknown): OutputOffsets | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const kept = Object.entries(value).filter(
    ([, ms]) => typeof ms === 'number' && Math.abs(ms) <= widestOffsetMs,
  )
  return Object.fromEntries(kept.slice(-most))
}
