export const queue = {
  title: '播放列表',
  count_one: '共 {{count}} 首',
  count_other: '共 {{count}} 首',
  empty: '播放列表是空的',
  emptyHint: '挑一首喜欢的歌吧',
  remove: '移除 {{name}}',
}
