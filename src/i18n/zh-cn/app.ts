export const app = {
  name: 'Melisma',
  loading: '正在加载',
  stillLoading: '仍在加载，网络似乎较慢',
  retry: '重试',
  close: '关闭',
  skip: '跳到正文',
  unknownArtist: '未知艺人',
  bug: '出了一点问题，音乐会继续播放',
}
