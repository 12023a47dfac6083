/** Where a banner leads: the API's targetType 1, 10, 1000, 1004, 3000; anything else is `none`. */
export type BannerTarget =
  | { kind: 'track' | 'album' | 'playlist' | 'video'; id: number }
  | { kind: 'external'; url: string }
  | { kind: 'none' }

export interface Banner {
  imageUrl: string
  /** What sort of thing it is, in the backend's language, e.g. "new album". */
  label: string
  /** Its name where the picture does not carry it; empty otherwise. */
  name: string
  target: BannerTarget
}
