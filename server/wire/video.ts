import type { Video } from '../videos/videos'
import { coverUrl } from './addresses'

/** The artists as one line, the way the field writes several. */
export const artistNameOf = ({ artists }: Video): string => artists.map(({ name }) => name).join('/')

/** A music video as searches and lists of similar ones carry it. */
export function wireMv(video: Video) {
  return {
    id: video.id,
    cover: coverUrl(video.cover),
    name: video.title,
    playCount: video.plays,
    briefDesc: null,
    desc: null,
    artistName: artistNameOf(video),
    artistId: video.artists[0]?.id ?? 0,
    duration: video.durationMs,
    mark: 0,
    artists: video.artists.map(({ id, name }) => ({ id, name, alias: [] as string[], transNames: null })),
    transNames: null,
    alias: null,
    alg: 'library',
  }
}

/** The same as recommendations carry it: `picUrl`, not `cover`. */
export function wireRecommendedMv(video: Video) {
  return {
    id: video.id,
    type: 5,
    name: video.title,
    copywriter: '曲库里的MV',
    picUrl: coverUrl(video.cover),
    canDislike: false,
    trackNumberUpdateTime: null,
    duration: video.durationMs,
    playCount: video.plays,
    subed: false,
    artists: video.artists,
    artistName: artistNameOf(video),
    artistId: video.artists[0]?.id ?? 0,
    alg: 'library',
  }
}

/** The same as an artist's page carries it: `imgurl`. */
export function wireArtistMv(video: Video, artist: Record<string, unknown>) {
  return {
    id: video.id,
    name: video.title,
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
