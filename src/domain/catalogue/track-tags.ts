import type { Track } from '../../contract/replies/track'

type TrackTag = 'vip' | 'ep' | 'cloud'

/**
 * Returns the tags that tell who may play the whole track: members for fee 1, buyers of the album for fee 4. The
 * listener's own uploads can always be played and have the tag `cloud`.
 */
export function trackTags({ fee, cloud }: Track): TrackTag[] {
  if (cloud) return ['cloud']
  if (fee === 1) return ['vip']
  return fee === 4 ? ['ep'] : []
}
