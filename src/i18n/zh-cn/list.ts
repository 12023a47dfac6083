export const list = {
  playlist: '歌单',
  album: '专辑',
  playAll: '播放全部',
  tracks_one: '{{count}} 首',
  tracks_other: '{{count}} 首',
  plays: '播放 {{count}} 次',
  playTrack: '播放 {{name}}',
  more: '展开',
  less: '收起',
  by: '由 {{name}} 创建',
  empty: '这里还没有歌曲',
  emptyHome: '曲库还是空的',
}
