/** Greatest lengths of texts that listeners write, in characters (code points); `playlistTags` is a number of tags. */
export const textLimits = {
  nickname: 30,
  playlistName: 40,
  playlistDescription: 1000,
  playlistTags: 3,
  playlistTag: 20,
  comment: 1000,
} as const
