export const home = {
  banners: '焦点推荐',
  previousBanner: '上一张',
  nextBanner: '下一张',
  banner: '第 {{number}} 张，共 {{total}} 张',
  playlists: '为你推荐',
  albums: '新碟上架',
  playPlaylist: '播放歌单 {{name}}',
  playAlbum: '播放专辑 {{name}}',
}
