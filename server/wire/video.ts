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
