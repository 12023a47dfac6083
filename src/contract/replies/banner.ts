/** The link of a banner: the API's targetType 1, 10, 1000, 1004 or 3000; any other is `none`. */
export type BannerTarget =
  | { kind: 'track' | 'album' | 'playlist' | 'video'; id: number }
  | { kind: 'external'; url: string }
  | { kind: 'none' }

export interface Banner {
  imageUrl: string
  /** The category in the backend's language, such as "new album". */
  label: string
  /** The name, empty when the picture shows it. */
  name: string
  target: BannerTarget
}
