/** An artist as lists and cards show it. */
export interface Artist {
  id: number
  name: string
  aliases: string[]
  /** The square picture, or the wide one if there is no square one; null when there is neither. */
  picUrl: string | null
  /** Counts are 0 when unknown. */
  albumCount: number
  trackCount: number
  videoCount: number
  followed: boolean
}

/** An artist as the head of its screen shows it. */
export interface ArtistDetail extends Artist {
  /** The wide picture. */
  coverUrl: string | null
  description: string | null
}

/** The biography of an artist. */
export interface ArtistStory {
  brief: string
  sections: { title: string; text: string }[]
}
