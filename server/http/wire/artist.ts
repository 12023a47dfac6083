import type { Artist, ArtistDetails } from '../../library/catalogue/albums'
import type { ArtistName } from '../../library/catalogue/songs'
import { coverUrl } from './addresses'
import { nameText } from '../../text/name-text'
import type { ServerText } from '../../text/told'

/** `data` of `/artist/detail`, the head of an artist's page (contract, section 5.5). */
export function wireArtistPage(artist: ArtistDetails, briefDesc: ServerText, followed: boolean) {
  return {
    videoCount: artist.videoCount,
    identify: null,
    artist: {
      id: artist.id,
      cover: coverUrl(artist.cover),
      avatar: coverUrl(artist.cover),
      name: nameText(artist.name),
      transNames: [] as string[],
      alias: [] as string[],
      identities: [] as string[],
      identifyTag: null,
      briefDesc,
      rank: null,
      albumSize: artist.albumCount,
      musicSize: artist.songCount,
      mvSize: artist.videoCount,
      followed,
    },
    blacklist: false,
    preferShow: -1,
    showPriMsg: false,
    secondaryExpertIdentiy: [],
  }
}

/** An artist whose details are not looked up. */
export function wireArtistName({ id, name }: ArtistName) {
  return {
    id,
    name: nameText(name),
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

/** An artist in search results, where the aliases have two names. */
export function wireFoundArtist(artist: Artist & { videoCount?: number }, followed = false) {
  return { ...wireArtist(artist, followed), alia: [] as string[], fansGroup: null, img1v1: 0, alg: 'library' }
}
