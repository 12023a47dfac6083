import type { Artist } from '../library/albums'
import type { ArtistName } from '../library/songs'
import { coverUrl } from './addresses'

/** An artist as named on an album when nothing more is looked up. */
export function wireArtistName({ id, name }: ArtistName) {
  return {
    id,
    name,
    picUrl: coverUrl(`g${id}`),
    img1v1Url: coverUrl(`g${id}`),
    picId: 0,
    picId_str: '0',
    img1v1Id: 0,
    img1v1Id_str: '0',
    alias: [] as string[],
    trans: '',
    albumSize: 0,
    musicSize: 0,
    mvSize: 0,
    briefDesc: '',
    followed: false,
    topicPerson: 0,
  }
}

/** An artist (contract, section 4.5). */
export function wireArtist(artist: Artist & { videoCount?: number }, followed = false) {
  return {
    ...wireArtistName(artist),
    picUrl: coverUrl(artist.cover),
    img1v1Url: coverUrl(artist.cover),
    albumSize: artist.albumCount,
    musicSize: artist.songCount,
    mvSize: artist.videoCount ?? 0,
    followed,
  }
}

/** An artist among search results, where aliases go by two names. */
export function wireFoundArtist(artist: Artist & { videoCount?: number }, followed = false) {
  return { ...wireArtist(artist, followed), alia: [] as string[], fansGroup: null, img1v1: 0, alg: 'library' }
}
