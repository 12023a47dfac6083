/** A person or group named on a track. Its `id` is 0 when the backend has no page for it. */
export interface ArtistRef {
  id: number
  name: string
}

export interface AlbumRef {
  id: number
  name: string
  /** The cover's address without a size, null when there is none. */
  picUrl: string | null
}

/** The uploaded file of a track of the listener's cloud drive. */
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
  /** Other titles. The first is shown beside the name. */
  aliases: string[]
  /** Seconds; 0 when unknown. */
  duration: number
  /** 0 free, 1 for members, 4 sold with the album, 8 free in low quality. */
  fee: number
  cloud: CloudInfo | null
  /** Id of the music video, null when there is none. */
  mv: number | null
  /** Set when the backend says that the track cannot be played. */
  unavailable?: true
  /** Set with {@link unavailable} when the file is there, but neither browser nor server can make sound of it. */
  unplayable?: true
}
