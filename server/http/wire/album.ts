import type { Album, Artist } from '../../library/catalogue/albums'
import { coverUrl } from './addresses'
import { wireArtist, wireArtistName } from './artist'
import type { CollectedAlbum, CollectedArtist } from '../../listeners/collections/collected-catalogue'
import { nameText } from '../../text/name-text'
import { told, type ServerText } from '../../text/told'

/** A row of `/album/sublist`. */
export function wireCollectedAlbum(album: CollectedAlbum) {
  return {
    subTime: album.collectedMs,
    msg: [],
    alias: [],
    artists: [wireArtistName(album.artist)],
    picId: 0,
    picUrl: coverUrl(album.cover),
    name: nameText(album.name),
    id: album.id,
    size: album.size,
    publishTime: album.publishedMs ?? 0,
    transNames: [],
  }
}

/** A row of `/artist/sublist`. */
export function wireCollectedArtist(artist: CollectedArtist) {
  return { ...wireArtist(artist), info: '', trans: null, mvSize: artist.videoCount, followed: true }
}

/** NetEase's names for releases by number of songs. */
const typeOf = (size: number): ServerText => {
  if (size <= 3) return 'Single'
  return size <= 6 ? 'EP' : told(({ kinds }) => kinds.album)
}

/** An album in lists (contract, section 4.6). */
export function wireAlbum(album: Album, artist?: Artist) {
  const wired = artist ? wireArtist(artist) : wireArtistName(album.artist)
  return {
    id: album.id,
    name: nameText(album.name),
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
    subType: told(({ kinds }) => kinds.studio),
    transName: null,
    paid: false,
    onSale: false,
    mark: 0,
  }
}

/** An album on its own page. */
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
