export const about = {
  title: '关于',
  purpose: '歌词逐字跟随歌声的网页音乐播放器',
  version: '版本',
  licence: '许可证',
  rights: '© 2026 Melisma 作者',
}
