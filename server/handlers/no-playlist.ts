import type { Body } from './handler'

/** There is no such list, or it is none of the caller's business. */
export const noPlaylist: Body = { code: 404, message: '歌单不存在' }
