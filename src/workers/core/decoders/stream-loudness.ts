import * as v from 'valibot'
import type { Levels, StreamLoudness } from '../../../contract/replies/stream'

/** Decibels. What lies outside is no gain of any recording. */
const gain = v.fallback(v.nullish(v.pipe(v.number(), v.minValue(-60), v.maxValue(60)), null), null)
const peak = v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), null), null)

/** The loudness in an entry of /song/url/v1. `albumGain`, `albumPeak` and `unmeasured` come from the embedded server. */
export const loudnessFields = {
  gain,
  peak,
  albumGain: gain,
  albumPeak: peak,
  unmeasured: v.fallback(v.nullish(v.boolean(), false), false),
}

interface WireLoudness {
  gain?: number | null | undefined
  peak?: number | null | undefined
  albumGain?: number | null | undefined
  albumPeak?: number | null | undefined
  unmeasured?: boolean | null | undefined
}

/** A gain of exactly 0 is how servers say that they know none. A peak of 0 is silence, or not known. */
function levelsOf(gain: number | null | undefined, peak: number | null | undefined): Levels | null {
  return gain ? { gain, peak: peak || null } : null
}

export function loudnessOf(wire: WireLoudness): StreamLoudness {
  return {
    track: levelsOf(wire.gain, wire.peak),
    album: levelsOf(wire.albumGain, wire.albumPeak),
    unmeasured: wire.unmeasured === true,
  }
}
