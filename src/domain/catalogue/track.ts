/** A person or group as named on a track; `id` 0 when the backend knows no page for it. */
export interface ArtistRef {
  id: number
  name: string
}

export interface AlbumRef {
  id: number
  name: string
  /** Cover address as the backend gave it, without a size; null when there is none. */
  picUrl: string | null
}

/** What a listener's own upload adds to a track. */
export interface CloudInfo {
  fileName: string
  fileSize: number
}

/** One playable recording (the API's "song"). */
export interface Track {
  id: number
  name: string
  artists: ArtistRef[]
  album: AlbumRef
  /** Other titles, the first of which is shown beside the name. */
  aliases: string[]
  /** Seconds; 0 when unknown. */
  duration: number
  /** 0 free, 1 members, 4 album must be bought, 8 free at low quality. */
  fee: number
  cloud: CloudInfo | null
  /** Id of the music video, null when there is none. */
  mv: number | null
  /** Whether the backend says that it cannot be played; left out where it can, or nothing is said. */
  unavailable?: true
}
