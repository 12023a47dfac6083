import type { Video } from '../../library/catalogue/videos'
import { coverUrl, videoUrl } from './addresses'
import { nameText } from '../../text/name-text'
import { joinTexts, told, type ServerText } from '../../text/told'

const free = { md5: '', fee: 0, mvFee: 0, st: 0, promotionVo: null, msg: '' }

/** The stream of a music video: its one file, whatever resolution is requested; `r` names its own. */
export function wireMvStream(video: Video) {
  return {
    ...free,
    id: video.id,
    url: videoUrl(video.id, video.container),
    r: video.height,
    size: video.size,
    code: 200,
    expi: 3600,
  }
}

/** The reply for a video without a stream. */
export function wireNoMvStream(id: number) {
  return { ...free, id, url: null, r: 0, size: 0, code: 404, expi: 0 }
}

/** The same in the shape of a user's video. */
export function wireVideoStream(video: Video) {
  return {
    id: String(video.id),
    url: videoUrl(video.id, video.container),
    size: video.size,
    validityTime: 3600,
    needPay: false,
    payInfo: null,
    r: video.height,
  }
}

/** The artists in one line, separated as NetEase does. */
export const artistNameOf = ({ artists }: Video): ServerText =>
  joinTexts(
    artists.map(({ name }) => nameText(name)),
    '/',
  )

/** A music video in search results and lists of similar videos. */
export function wireMv(video: Video) {
  return {
    id: video.id,
    cover: coverUrl(video.cover),
    name: nameText(video.title),
    playCount: video.plays,
    briefDesc: null,
    desc: null,
    artistName: artistNameOf(video),
    artistId: video.artists[0]?.id ?? 0,
    duration: video.durationMs,
    mark: 0,
    artists: video.artists.map(({ id, name }) => ({
      id,
      name: nameText(name),
      alias: [] as string[],
      transNames: null,
    })),
    transNames: null,
    alias: null,
    alg: 'library',
  }
}

/** A recommended music video: `picUrl` instead of `cover`. */
export function wireRecommendedMv(video: Video) {
  return {
    id: video.id,
    type: 5,
    name: nameText(video.title),
    copywriter: told(({ kinds }) => kinds.libraryVideo),
    picUrl: coverUrl(video.cover),
    canDislike: false,
    trackNumberUpdateTime: null,
    duration: video.durationMs,
    playCount: video.plays,
    subed: false,
    artists: video.artists.map(({ id, name }) => ({ id, name: nameText(name) })),
    artistName: artistNameOf(video),
    artistId: video.artists[0]?.id ?? 0,
    alg: 'library',
  }
}

/** A music video on an artist's page: `imgurl` instead of `cover`. */
export function wireArtistMv(video: Video, artist: Record<string, unknown>) {
  return {
    id: video.id,
    name: nameText(video.title),
    status: 0,
    artist,
    artistName: artistNameOf(video),
    imgurl: coverUrl(video.cover),
    imgurl16v9: coverUrl(video.cover),
    duration: video.durationMs,
    playCount: video.plays,
    publishTime: video.publishedOn ?? '',
    subed: false,
  }
}
