import type { Scene } from './scene'

type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null'

type Kinds = Kind | `${Kind}|${Kind}` | `${Kind}|${Kind}|${Kind}`

/** What may lie at a path; a question mark says that the key may be missing. */
export type Rule = Kinds | `${Kinds}?`

/**
 * The shape of a reply as the field's servers were seen to send it, by path: `songs[].ar[].name` is the name of each
 * artist of each song. What lies above a path is an object, or a list that is not empty, unless it has a rule of its
 * own.
 */
export type Shape = Readonly<Record<string, Rule>>

type Given = Record<string, string | number>

/** A reply that was recorded, and how the server is brought to give one of its shape. */
export interface Recorded {
  shape: Shape
  given?: (ids: Scene['ids']) => Given
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
export type RecordedRows<N extends string> = Readonly<Record<N, readonly [Recorded, ...Recorded[]]>>

/** The shape of a part, by the path of its place in a whole. */
export function at(place: string, part: Shape): Shape {
  return Object.fromEntries(Object.entries(part).map(([path, rule]) => [`${place}.${path}`, rule]))
}
