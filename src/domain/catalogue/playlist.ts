/** A playlist as a card shows it. */
export interface PlaylistSummary {
  id: number
  name: string
  cover: string | null
  playCount: number
  trackCount: number
  /** One line that says why it is recommended; empty when the backend gives none. */
  copywriter: string
}

export interface PlaylistDetail extends PlaylistSummary {
  creator: { userId: number; nickname: string } | null
  description: string | null
  tags: string[]
  /** Milliseconds since 1970, null when unknown. */
  createdMs: number | null
  updatedMs: number | null
}
