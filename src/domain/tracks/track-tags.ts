import type { Track } from '../catalogue/track'

type TrackTag = 'vip' | 'ep' | 'cloud'

/**
 * What a row says of the right to hear a track: members hear the whole of fee 1, buyers of the album that of fee 4,
 * and whoever uploaded it hears it whatever it costs.
 */
export function trackTags({ fee, cloud }: Track): TrackTag[] {
  if (cloud) return ['cloud']
  if (fee === 1) return ['vip']
  return fee === 4 ? ['ep'] : []
}
