import type { commentKinds } from '../../contract/replies/comment'
import type { VideoId } from '../../contract/replies/video'
import type { Query } from '../address/query'
import { readId } from '../address/read-id'

export type CommentTopic = keyof typeof commentKinds

/** Identifies the comments of one song, video, playlist or album. */
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

/** Reads a video's id from a query: a number, or letters and digits. Returns null for anything else. */
export function readVideoId(value: string | null): VideoId | null {
  if (value === null || !/^[\dA-Za-z]{1,64}$/.test(value)) return null
  return /^\d+$/.test(value) ? readId(value) : value
}

/** Reads a thread from a query. Without `type`, `id` is a song (specification, point 2). Returns null for no thread. */
export function readThread(query: Query): CommentThread | null {
  const topic = topics.get(query.get('type') ?? 'song')
  if (!topic) return null
  const id = topic === 'video' ? readVideoId(query.get('id')) : readId(query.get('id'))
  return id === null ? null : { topic, id }
}

/** Returns the address of the comment screen of a thread. */
export function threadPath({ topic, id }: CommentThread): string {
  return topic === 'track' ? `/comment?id=${id}` : `/comment?id=${id}&type=${topic}`
}
