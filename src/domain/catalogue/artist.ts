/** An artist as lists and cards show one. */
export interface Artist {
  id: number
  name: string
  aliases: string[]
  /** The square picture, else the wide one; null when there is none. */
  picUrl: string | null
  /** 0 when the backend does not say. */
  albumCount: number
  trackCount: number
  videoCount: number
  followed: boolean
}

/** The head of an artist's page. */
export interface ArtistDetail extends Artist {
  /** The wide picture. */
  coverUrl: string | null
  description: string | null
}

/** What is told of an artist at length. */
export interface ArtistStory {
  brief: string
  sections: { title: string; text: string }[]
}
