import type { LivedInServer } from './lived-in-server'

type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null'

type Kinds = Kind | `${Kind}|${Kind}` | `${Kind}|${Kind}|${Kind}`

/** The types allowed at a path; a question mark allows the key to be missing. */
export type Rule = Kinds | `${Kinds}?`

/**
 * The shape of a reply as the field's servers were seen to send it, by path: `songs[].ar[].name` is the name of each
 * artist of each song. What lies above a path is an object, or a list that is not empty, unless it has a rule of its
 * own.
 */
export type Shape = Readonly<Record<string, Rule>>

type Given = Record<string, string | number>

/** The shape of a recorded reply, and the call by which our server gives a reply of that shape. */
export interface RecordedReply {
  shape: Shape
  given?: (ids: LivedInServer['ids']) => Given
  /** The listener by default; a leaver has a session of its own, which the call may end. */
  as?: 'visitor' | 'leaver'
  /** Named when the recorded `code` is another than 200. */
  code?: number
  /** The HTTP status that goes with it, 200 by default. */
  status?: number
  /** What the client takes this reply for: an answer by default; nothing, when it has no use for its rows. */
  means?: 'nothing' | 'failure'
  /** The name of an audio file to be sent along. */
  file?: string
}

/** The recorded replies of some rows of the endpoint table. */
export type RecordedReplies<N extends string> = Readonly<
  Record<N, readonly [RecordedReply, ...RecordedReply[]]>
>

/** Moves a shape below a path of a greater one. */
export function nestShape(place: string, part: Shape): Shape {
  return Object.fromEntries(Object.entries(part).map(([path, rule]) => [`${place}.${path}`, rule]))
}
