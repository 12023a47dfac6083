export interface Profile {
  userId: number
  nickname: string
  avatarUrl: string | null
  vipType: number
}

/** A login code that was sent. */
export interface SentCode {
  /** Path of the page that shows the code at the server's own machine; null where it goes to the phone. */
  inbox: string | null
}

export interface QrCode {
  /** The text of the code, to be drawn by the page. */
  url: string
  /** The code as a picture (a `data:` address), null when none was asked for. */
  image: string | null
}

export type QrState = 'expired' | 'waiting' | 'scanned' | 'confirmed'

export interface QrCheck {
  state: QrState
  /** Who scanned the code; empty and null until it is scanned. */
  nickname: string
  avatarUrl: string | null
}

/** The outcome of `/login/refresh`. */
export type SessionRefresh = 'refreshed' | 'notNeeded' | 'expired'

/** Numbers of a listener's collected items. */
export interface ListenerCounts {
  createdPlaylists: number
  collectedPlaylists: number
  artists: number
  videos: number
}

export interface ListenerRank {
  /** 0 to 10. */
  level: number
  /** Progress to the next level, 0 to 1. */
  progress: number
  playCount: number
  nextPlayCount: number
  loginDays: number
  nextLoginDays: number
  full: boolean
}

/** The outcome of a daily sign-in; both count as done. */
export type SignIn = 'signed' | 'alreadySigned'
