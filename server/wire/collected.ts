import type { CollectedAlbum, CollectedArtist } from '../collections/collected-catalogue'
import { coverUrl } from './addresses'
import { wireArtist, wireArtistName } from './artist'

/** A row of `/album/sublist`. */
export function wireCollectedAlbum(album: CollectedAlbum) {
  return {
    subTime: album.collectedMs,
    msg: [],
    alias: [],
    artists: [wireArtistName(album.artist)],
    picId: 0,
    picUrl: coverUrl(album.cover),
    name: album.name,
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
