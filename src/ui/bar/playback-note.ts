import type { PlaybackState } from '../../domain/playback/playback-state'
import type { TextKey } from '../../i18n/text-key'

/** Why nothing sounds although the listener wants it to; null while it does, and while a track is just opening. */
export function playbackNote({ blocked, intent, phase, attempts }: PlaybackState): TextKey | null {
  if (blocked) return 'player.blocked'
  if (intent !== 'play' || (phase !== 'stalled' && phase !== 'loading')) return null
  if (attempts > 0) return 'player.reconnecting'
  return phase === 'stalled' ? 'player.buffering' : null
}
