import type { Texts } from '../text-key'

/** English texts of menus, pages of lists, error pages and dialogs. */
export const navigationTexts: Pick<Texts, 'menu' | 'pager' | 'status' | 'dialog'> = {
  menu: {
    discoverPlaylists: 'Playlists',
    toplists: 'Charts',
    artists: 'Artists',
    library: 'All music',
    myPlaylists: 'My playlists',
    likedPlaylists: 'Liked playlists',
    likedAlbums: 'Liked albums',
    likedArtists: 'Liked artists',
    cloud: 'Cloud drive',
    kept: 'Kept offline',
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
  status: {
    forbiddenTitle: '403',
    forbidden: 'You may not see this page',
    forbiddenHint: 'It may take another account, or not be open to anyone.',
    notFoundTitle: '404',
    notFound: 'The resource you are looking for does not exist',
    notFoundHint: 'It may have moved, or the address may be wrong.',
    serverErrorTitle: '500',
    serverError: 'The server made an error',
    serverErrorHint: 'Your music plays on. Please try again later.',
    back: 'Go back',
  },
  dialog: {
    cancel: 'Cancel',
  },
}
