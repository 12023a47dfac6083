import type { DeviceTier } from './device-tier'

/** What the browser tells about the device; null where it does not tell. */
export interface DeviceFacts {
  /** Logical processors. */
  cores: number | null
  /** GiB, rounded to a power of two. */
  memory: number | null
  /** The class of the processor from 1, the weakest, upwards; 0 if unknown (WICG CPU Performance API). */
  cpuPerformance: number | null
  saveData: boolean
  reducedMotion: boolean
}

/** The reason for a tier. */
export type TierReason =
  | 'able'
  | 'weakProcessor'
  | 'fewCores'
  | 'littleMemory'
  | 'saveData'
  | 'reducedMotion'
  | 'slowFrames'
  | 'steadyFrames'

interface TierChoice {
  tier: DeviceTier
  reason: TierReason
}

const few = 4

function atMostFew(count: number | null): boolean {
  return count !== null && count <= few
}

/**
 * Returns the tier to start with, before anything is measured: one sign of a weak device makes it `mid`, two make it
 * `low`. The lowest processor class counts as two signs; any known class replaces the number of cores.
 */
export function startingTier(facts: DeviceFacts): TierChoice {
  const processor = facts.cpuPerformance ?? 0
  if (processor === 1) return { tier: 'low', reason: 'weakProcessor' }
  const signs: [boolean, TierReason][] = [
    [processor === 2, 'weakProcessor'],
    [processor === 0 && atMostFew(facts.cores), 'fewCores'],
    [atMostFew(facts.memory), 'littleMemory'],
    [facts.saveData, 'saveData'],
    [facts.reducedMotion, 'reducedMotion'],
  ]
  const found = signs.flatMap(([holds, reason]) => (holds ? [reason] : []))
  const [reason] = found
  if (!reason) return { tier: 'high', reason: 'able' }
  return { tier: found.length > 1 ? 'low' : 'mid', reason }
}
