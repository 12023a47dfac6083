import { summariseFrames } from '../device-tier/frame-sample'

export interface FrameCount {
  /** Frames per second. */
  readonly fps: number
  /** Frames that the display had time for, but that did not come. */
  readonly dropped: number
}

/** Counts frames by their times, in milliseconds and in order. Returns null for fewer than two. */
export function countFrames(instants: readonly number[]): FrameCount | null {
  const sample = summariseFrames(instants)
  const first = instants[0] ?? 0
  const last = instants.at(-1) ?? first
  if (!sample || last <= first) return null
  const frames = instants.length - 1
  const wanted = Math.round((last - first) / sample.wantedMs)
  return { fps: (frames * 1000) / (last - first), dropped: Math.max(0, wanted - frames) }
}
