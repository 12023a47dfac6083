import type { Texts } from '../text-key'

/** English texts of menus and of pages of lists. */
export const navigationTexts: Pick<Texts, 'menu' | 'pager'> = {
  menu: {
    discoverPlaylists: 'Playlists',
    toplists: 'Charts',
    artists: 'Artists',
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
  },
  pager: {
    pages: 'Pages',
    total_one: '{{count}} item in total',
    total_other: '{{count}} items in total',
    page: 'Page {{page}}',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    goToPage: 'Go to',
  },
}
