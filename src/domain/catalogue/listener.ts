/** How much a listener has collected. */
export interface ListenerCounts {
  createdPlaylists: number
  collectedPlaylists: number
  artists: number
  videos: number
}

export interface ListenerRank {
  /** 0 to 10. */
  level: number
  /** Share of the way to the next level, 0 to 1. */
  progress: number
  playCount: number
  nextPlayCount: number
  loginDays: number
  nextLoginDays: number
  full: boolean
}

/** How a daily sign-in ended; both count as done. */
export type SignIn = 'signed' | 'alreadySigned'
