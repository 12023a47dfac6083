import type { Video } from '../videos/videos'
import { filmUrl } from './addresses'

const free = { md5: '', fee: 0, mvFee: 0, st: 0, promotionVo: null, msg: '' }

/** Where a music video can be seen: its one file, whatever height was asked; `r` says which that is. */
export function wireMvStream(video: Video) {
  return {
    ...free,
    id: video.id,
    url: filmUrl(video.id, video.container),
    r: video.height,
    size: video.size,
    code: 200,
    expi: 3600,
  }
}

/** The same for a video that is not there. */
export function wireNoMvStream(id: number) {
  return { ...free, id, url: null, r: 0, size: 0, code: 404, expi: 0 }
}

/** The same in the shape of a user's video. */
export function wireVideoStream(video: Video) {
  return {
    id: String(video.id),
    url: filmUrl(video.id, video.container),
    size: video.size,
    validityTime: 3600,
    needPay: false,
    payInfo: null,
    r: video.height,
  }
}
