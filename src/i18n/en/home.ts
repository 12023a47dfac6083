import type { Texts } from '../text-key'

export const home: Texts['home'] = {
  banners: 'Highlights',
  previousBanner: 'Previous highlight',
  nextBanner: 'Next highlight',
  banner: '{{number}} of {{total}}',
  playlists: 'Recommended playlists',
  albums: 'New albums',
  playPlaylist: 'Play playlist {{name}}',
  playAlbum: 'Play album {{name}}',
}
