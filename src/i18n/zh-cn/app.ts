export const app = {
  name: 'Melisma',
  loading: '正在加载',
  retry: '重试',
  close: '关闭',
  skip: '跳到正文',
  unknownArtist: '未知艺人',
}
