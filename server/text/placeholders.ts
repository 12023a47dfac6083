/** Names that the library stores where neither tags nor file name tell. `nameText` says how they are shown. */
export const placeholders = {
  artist: '未知歌手',
  album: '未知专辑',
  title: '未命名',
  /** The album artist of a compilation. */
  variousArtists: '群星',
} as const
