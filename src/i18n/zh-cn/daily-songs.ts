export const dailySongs = {
  dislike: '不感兴趣',
  swapped: '已换一首，之后会少推荐这类歌曲',
  gone: '已移除，之后会少推荐这类歌曲',
  dislikeFailed: '操作失败，请重试',
}
