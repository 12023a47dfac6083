import type { commentKinds } from '../catalogue/comment'
import type { VideoId } from '../catalogue/video'
import type { Query } from '../query/query'
import { readId } from '../query/read-id'

export type CommentTopic = keyof typeof commentKinds

/** What is written below one song, video, playlist or album. */
export interface CommentThread {
  topic: CommentTopic
  id: VideoId
}

const topics: ReadonlyMap<string, CommentTopic> = new Map([
  ['song', 'track'],
  ['mv', 'mv'],
  ['playlist', 'playlist'],
  ['album', 'album'],
  ['video', 'video'],
])

/** A music video is named by a number, a user's own by letters and digits; null for neither. */
export function readVideoId(given: string | null): VideoId | null {
  if (given === null || !/^[\dA-Za-z]{1,64}$/.test(given)) return null
  return /^\d+$/.test(given) ? readId(given) : given
}

/** The thread of `?id=`, which is a song's (specification, point 2) unless `type` says otherwise; null for none. */
export function readThread(query: Query): CommentThread | null {
  const topic = topics.get(query.get('type') ?? 'song')
  if (!topic) return null
  const id = topic === 'video' ? readVideoId(query.get('id')) : readId(query.get('id'))
  return id === null ? null : { topic, id }
}

/** Where a thread is read. */
export function threadPath({ topic, id }: CommentThread): string {
  return topic === 'track' ? `/comment?id=${id}` : `/comment?id=${id}&type=${topic}`
}
