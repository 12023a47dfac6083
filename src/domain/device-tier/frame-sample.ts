import { percentile } from './percentile'

/** The seconds of drawing that one sample covers. */
export const sampleSeconds = 3

/** How evenly frames were drawn: milliseconds between two frames. */
export interface FrameSample {
  /** 95th percentile. */
  readonly p95Ms: number
  /** The frame time of the display. */
  readonly wantedMs: number
}

/** The frame time of the slowest display assumed: anything slower is slow drawing. */
const slowestDisplayMs = 20

/** Summarises frames by their times, in milliseconds and in order. Returns null for fewer than two. */
export function summariseFrames(instants: readonly number[]): FrameSample | null {
  const gaps = instants.slice(1).map((instant, before) => instant - (instants[before] ?? instant))
  gaps.sort((a, b) => a - b)
  const p95Ms = percentile(gaps, 0.95)
  const shortest = percentile(gaps, 0.05)
  if (p95Ms === undefined || shortest === undefined) return null
  return { p95Ms, wantedMs: Math.min(shortest, slowestDisplayMs) }
}
