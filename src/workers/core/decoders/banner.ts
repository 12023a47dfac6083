import * as v from 'valibot'
import type { Banner, BannerTarget } from '../../../contract/replies/banner'
import { listOf } from './decoder'
import { address, count, text } from './fields'

const kinds: Record<number, 'track' | 'album' | 'playlist' | 'video'> = {
  1: 'track',
  10: 'album',
  1000: 'playlist',
  1004: 'video',
}

function targetOf(type: number, id: number, url: string | null): BannerTarget {
  const kind = kinds[type]
  if (kind && id > 0) return { kind, id }
  return type === 3000 && url ? { kind: 'external', url } : { kind: 'none' }
}

/** A banner in the desktop form (`imageUrl`) or the mobile one (`pic`). One without a picture is skipped. */
const banner = v.pipe(
  v.object({
    imageUrl: v.optional(address),
    pic: v.optional(address),
    typeTitle: text,
    title: text,
    targetType: count,
    targetId: count,
    url: address,
  }),
  v.check(({ imageUrl, pic }) => Boolean(imageUrl ?? pic), 'no picture'),
  v.transform((value): Banner => ({
    imageUrl: value.imageUrl ?? value.pic ?? '',
    label: value.typeTitle,
    name: value.title,
    target: targetOf(value.targetType, value.targetId, value.url),
  })),
)

export const bannerList = v.pipe(
  v.object({ banners: listOf(banner) }),
  v.transform(({ banners }) => banners),
)
