/** Chinese texts of menus and of pages of lists. */
export const navigationTexts = {
  menu: {
    discoverPlaylists: '歌单',
    toplists: '排行榜',
    artists: '歌手',
    myPlaylists: '我的歌单',
    likedPlaylists: '收藏的歌单',
    likedAlbums: '收藏的专辑',
    likedArtists: '收藏的歌手',
    cloud: '音乐云盘',
    login: '登录',
    menu: '菜单',
    toLight: '切换到浅色模式',
    toDark: '切换到深色模式',
    language: 'Switch to English',
  },
  pager: {
    pages: '分页',
    total_one: '共 {{count}} 项',
    total_other: '共 {{count}} 项',
    page: '第 {{page}} 页',
    previousPage: '上一页',
    nextPage: '下一页',
    goToPage: '跳至',
  },
}
