import type { Listener } from '../accounts/listeners'
import type { ServerText } from '../../text/told'

/** A playlist as one viewer sees it. */
export interface Playlist {
  id: number
  /** `computed` by the server, the `likes` of a listener, or `made` by a listener. */
  kind: 'computed' | 'likes' | 'made'
  /** Null for a computed playlist. */
  creator: Listener | null
  /** Visible only to its creator. */
  isPrivate: boolean
  name: ServerText
  /** A line that recommends it; empty for listeners' playlists. */
  copywriter: ServerText
  description: ServerText
  /** Those that are categories by their stored names. */
  tags: readonly string[]
  trackCount: number
  /** How many are uploads of the creator; others see none of them and 0 here. */
  uploadCount: number
  /** All times are in milliseconds since 1970. */
  createdMs: number
  /** When its texts or songs last changed. */
  updatedMs: number
  tracksMs: number
  /** Plays started from it. */
  plays: number
  collectors: number
  /** When the viewer collected it, null when they did not. */
  collectedMs: number | null
  comments: number
  /** The key of its cover. */
  cover: string
  /** Keys of up to four covers, from which its own is made. */
  tiles: readonly string[]
  /** Whether it is computed and all of its songs are lossless. */
  lossless: boolean
  /** How often a chart changes, as a text; missing for other playlists. */
  updateFrequency?: ServerText
}
