import type { ArtistSeen } from '../artists/artist-seen'
import { coverUrl } from './addresses'

/** The head of an artist's page, `data` of `/artist/detail` (contract, section 5.5). */
export function wireArtistPage(artist: ArtistSeen, briefDesc: string, followed: boolean) {
  return {
    videoCount: artist.videoCount,
    identify: null,
    artist: {
      id: artist.id,
      cover: coverUrl(artist.cover),
      avatar: coverUrl(artist.cover),
      name: artist.name,
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
