import { mp3File } from './mp3-file'
import { musicFolder, scannedBackend, songsOf } from './music-folder'
import { signedIn } from './signed-in'

export interface WireComment {
  commentId: number
  content: string
  time: number
  timeStr: string
  likedCount: number
  liked: boolean
  replyCount: number
  parentCommentId: number
  user: { userId: number; nickname: string; avatarUrl: string; vipRights: null }
  beReplied: { beRepliedCommentId: number; content: string | null; user: { nickname: string } }[] | null
}

export interface Thread {
  code: number
  userId: number
  isMusician: boolean
  comments: WireComment[]
  hotComments?: WireComment[]
  total: number
  more: boolean
}

export interface SortedCommentsReply {
  data: { comments: WireComment[]; totalCount: number; hasMore: boolean; cursor: string; sortType: number }
}

export interface FloorReply {
  code: number
  data: {
    ownerComment: WireComment | null
    comments: WireComment[]
    hasMore: boolean
    totalCount: number
    time: number
  }
}

export const start = Date.parse('2026-11-21T12:00:00Z')

/** Two listeners, one song, and a clock that moves only by `pass`. */
export const commentScene = async () => {
  const clock = { ms: start }
  const music = musicFolder({ 'A - One.mp3': mp3File({ seed: 1 }), 'A - Two.mp3': mp3File({ seed: 2 }) })
  const backend = await scannedBackend(music, { now: () => clock.ms })
  const [song] = await songsOf(backend)
  const id = song!.id
  const as = (listener: { cookie: string } | null) => ({
    headers: { ...(listener && { Cookie: listener.cookie }), 'X-Requested-With': 'XMLHttpRequest' },
  })
  const pass = (ms: number) => void (clock.ms += ms)
  type Listener = ReturnType<typeof signedIn>
  const ask = <T>(path: string, listener: Listener | null = null) => backend.call<T>(path, as(listener))
  const say = async (listener: Listener, content: string, more = 't=1', target = `type=0&id=${id}`) => {
    const path = `/comment?${target}&content=${encodeURIComponent(content)}&${more}`
    return ask<{ code: number; message?: string; comment: WireComment }>(path, listener)
  }
  /** Writes a comment after a pause, and requires that it is accepted. */
  const said = async (listener: Listener, content: string, more?: string): Promise<WireComment> => {
    pass(2000)
    const { body } = await say(listener, content, more)
    if (body.code !== 200) throw new Error(JSON.stringify(body))
    return body.comment
  }
  const like = (listener: Listener, cid: number, t = 1) =>
    ask<{ code: number }>(`/comment/like?t=${t}&type=0&id=${id}&cid=${cid}`, listener)
  return {
    backend,
    id,
    pass,
    ask,
    say,
    said,
    like,
    ming: signedIn(backend.data, '小明'),
    hong: signedIn(backend.data, '小红'),
    thread: async (query = '', listener: Listener | null = null) =>
      (await ask<Thread>(`/comment/music?id=${id}${query}`, listener)).body,
  }
}

export const texts = (comments: readonly WireComment[]) => comments.map(({ content }) => content)
