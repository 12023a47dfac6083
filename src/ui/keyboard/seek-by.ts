import type { PlayerStore } from '../../stores/player-store'

/** A key does not run into the next track: it stops so many seconds before the end. */
const keptSeconds = 1

/** Moves the position by so many seconds, within the track. */
export function seekBy(player: PlayerStore, seconds: number): void {
  const { position, duration } = player
  if (!player.track || duration === 0) return
  const furthest = Math.max(position, duration - keptSeconds)
  const to = Math.min(Math.max(0, position + seconds), furthest)
  if (to !== position) player.seek(to)
}
