/** Where a banner leads: the API's targetType 1, 10, 1000, 1004, 3000; anything else is `none`. */
export type BannerTarget =
  | { kind: 'track' | 'album' | 'playlist' | 'video'; id: number }
  | { kind: 'external'; url: string }
  | { kind: 'none' }

export interface Banner {
  imageUrl: string
  title: string
  target: BannerTarget
}
