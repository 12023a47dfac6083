import { percentile } from './percentile'

/** Seconds of drawing that one sample stands for. */
export const sampleSeconds = 3

/** How evenly frames came, in milliseconds between one and the next. */
export interface FrameSample {
  /** 95th percentile. */
  readonly p95Ms: number
  /** What the display asks for. */
  readonly wantedMs: number
}

/** Of the slowest display that is believed to be one: what comes more seldom is slow drawing. */
const slowestDisplayMs = 20

/** What the instants of frames tell, in milliseconds and in order; null while there are not two. */
export function frameSample(instants: readonly number[]): FrameSample | null {
  const gaps = instants.slice(1).map((instant, before) => instant - (instants[before] ?? instant))
  gaps.sort((a, b) => a - b)
  const p95Ms = percentile(gaps, 0.95)
  const shortest = percentile(gaps, 0.05)
  if (p95Ms === undefined || shortest === undefined) return null
  return { p95Ms, wantedMs: Math.min(shortest, slowestDisplayMs) }
}
