import type { QualityTier } from './quality-tier'

/** What the browser tells of the device; what it does not tell is null. */
export interface DeviceFacts {
  /** Logical processors. */
  cores: number | null
  /** GiB, rounded to a power of two. */
  memory: number | null
  /** From 1, the weakest class, upwards; 0 where the browser cannot tell (WICG CPU Performance API). */
  cpuPerformance: number | null
  saveData: boolean
  reducedMotion: boolean
}

/** What spoke for a tier. */
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
  tier: QualityTier
  reason: TierReason
}

const few = 4

function atMostFew(count: number | null): boolean {
  return count !== null && count <= few
}

/**
 * The tier to begin with, before anything is measured: one sign of a weak device makes it the middle one, two make
 * it the lowest. The browser's own class of the processor stands for two signs, or rules out the count of cores.
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
