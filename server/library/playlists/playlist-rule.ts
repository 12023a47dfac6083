import type { ServerText } from '../../text/told'
import type { SongRows } from './song-table'

/** A playlist that is computed from the library. */
export interface PlaylistRule {
  /** Identifies the playlist; never changes. */
  rule: string
  name: ServerText
  copywriter: ServerText
  description: ServerText
  /** Categories by their stored names. */
  tags: readonly string[]
  rows: SongRows
  /** The order of its songs; that of `rows` when missing. */
  order?: (one: number, other: number) => number
  /** A playlist with fewer songs is not shown. */
  minSongs: number
}
