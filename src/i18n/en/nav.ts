import type { Texts } from '../text-key'

export const nav: Texts['nav'] = {
  main: 'Main',
  sections: 'Sections',
  home: 'Home',
  discover: 'Discover',
  discoverPlaylists: 'Playlists',
  toplists: 'Charts',
  artists: 'Artists',
  my: 'My music',
  myPlaylists: 'My playlists',
  likedPlaylists: 'Liked playlists',
  likedAlbums: 'Liked albums',
  likedArtists: 'Liked artists',
  cloud: 'Music cloud',
  login: 'Log in',
  menu: 'Menu',
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
  language: '切换到中文',
  back: 'Back',
  forward: 'Forward',
}
