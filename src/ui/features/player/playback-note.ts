import type { PlaybackState } from '../../../domain/playback/playback-state'
import type { TextKey } from '../../../i18n/text-key'

/** Returns why nothing plays although it should; null while it plays, or while a track is loading normally. */
export function playbackNote({ blocked, intent, phase, attempts }: PlaybackState): TextKey | null {
  if (blocked) return 'player.blocked'
  if (intent !== 'play' || (phase !== 'stalled' && phase !== 'loading')) return null
  if (attempts > 0) return 'player.reconnecting'
  return phase === 'stalled' ? 'player.buffering' : null
}
