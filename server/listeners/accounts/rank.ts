/** Plays and days needed for each level from 1 on (contract, section 9.4). */
const playsFor = [10, 40, 70, 130, 200, 400, 1000, 3000, 8000, 20_000]
const daysFor = [2, 7, 15, 30, 60, 120, 200, 300, 450, 800]
const highest = playsFor.length

export interface Rank {
  /** 0 to 10: the highest level with both thresholds reached. */
  level: number
  /** Share of the threshold that is further away, 0 to 1; 1 at the highest level. */
  progress: number
  nextPlays: number
  nextDays: number
  full: boolean
}

export function rankOf(plays: number, days: number): Rank {
  const above = playsFor.findIndex((least, at) => plays < least || days < daysFor[at]!)
  const level = above === -1 ? highest : above
  const next = Math.min(level, highest - 1)
  const [nextPlays, nextDays] = [playsFor[next]!, daysFor[next]!]
  return {
    level,
    progress: Math.min(1, plays / nextPlays, days / nextDays),
    nextPlays,
    nextDays,
    full: level === highest,
  }
}
