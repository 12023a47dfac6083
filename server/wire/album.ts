import type { Album, Artist } from '../library/albums'
import { coverUrl } from './addresses'
import { wireArtist, wireArtistName } from './artist'

/** The field's words for the sizes of a release. */
const typeOf = (size: number): string => {
  if (size <= 3) return 'Single'
  return size <= 6 ? 'EP' : '专辑'
}

/** An album as lists carry it (contract, section 4.6). */
export function wireAlbum(album: Album, artist?: Artist) {
  const wired = artist ? wireArtist(artist) : wireArtistName(album.artist)
  return {
    id: album.id,
    name: album.name,
    type: typeOf(album.size),
    size: album.size,
    picId: 0,
    picId_str: '0',
    pic: 0,
    picUrl: coverUrl(album.cover),
    blurPicUrl: coverUrl(album.cover),
    companyId: 0,
    company: null,
    publishTime: album.publishedMs ?? 0,
    description: '',
    briefDesc: '',
    tags: '',
    artist: wired,
    artists: [wired],
    songs: null,
    alias: [] as string[],
    status: 1,
    copyrightId: 0,
    commentThreadId: `R_AL_3_${album.id}`,
    subType: '录音室版',
    transName: null,
    paid: false,
    onSale: false,
    mark: 0,
  }
}

/** An album as its own page carries it. */
export function wireAlbumPage(album: Album, artist: Artist | undefined, commentCount: number) {
  const thread = `R_AL_3_${album.id}`
  return {
    ...wireAlbum(album, artist),
    songs: [],
    awardTags: null,
    displayTags: null,
    info: {
      commentThread: { id: thread },
      latestLikedUsers: null,
      liked: false,
      comments: null,
      resourceType: 3,
      resourceId: album.id,
      commentCount,
      likedCount: 0,
      shareCount: 0,
      threadId: thread,
    },
  }
}
