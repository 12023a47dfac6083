import type { Listener } from '../accounts/listeners'

/** A playlist as one listener sees it, whoever or whatever made it. */
export interface Playlist {
  id: number
  /** `computed` by the library, the songs a listener `likes`, or `made` by a listener. */
  kind: 'computed' | 'likes' | 'made'
  /** Null for a computed one. */
  creator: Listener | null
  /** Nobody but its creator knows of it. */
  isPrivate: boolean
  name: string
  /** One line that recommends it; empty for what listeners made. */
  copywriter: string
  description: string
  tags: readonly string[]
  trackCount: number
  /** How many of them are the creator's uploads; other listeners see none of those, and 0 here. */
  uploadCount: number
  /** Milliseconds since 1970, as are the others. */
  createdMs: number
  /** When its words or its songs changed last. */
  updatedMs: number
  tracksMs: number
  /** Songs played from it. */
  plays: number
  collectors: number
  /** When the one who asks collected it, null when they did not. */
  collectedMs: number | null
  comments: number
  /** The key of its cover. */
  cover: string
  /** Keys of the up to four covers that its own is made of. */
  tiles: readonly string[]
  /** Whether it is a computed one of which each song is kept without loss. */
  lossless: boolean
  /** How often a chart changes, in words; left out for what is no chart. */
  updateFrequency?: string
}
