export interface QrCode {
  /** What the code says, to be drawn by the page. */
  url: string
  /** The code as a picture (a `data:` address), null when none was asked for. */
  image: string | null
}

export type QrState = 'expired' | 'waiting' | 'scanned' | 'confirmed'

export interface QrCheck {
  state: QrState
  /** Who scanned it, once known. */
  nickname: string
  avatarUrl: string | null
}

/** What `/login/refresh` did. */
export type SessionRefresh = 'refreshed' | 'notNeeded' | 'expired'
