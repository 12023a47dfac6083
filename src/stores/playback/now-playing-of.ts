import { artistNames } from '../../domain/catalogue/artist-names'
import { sizedCover } from '../../domain/catalogue/sized-cover'
import type { Track } from '../../domain/catalogue/track'
import type { NowPlaying } from '../../ports/player'

const sizes = [96, 128, 512] as const

/** What the system's own controls show of a track. */
export function nowPlayingOf({ name, artists, album }: Track): NowPlaying {
  const { picUrl } = album
  const artwork = picUrl
    ? sizes.map((size) => ({ src: sizedCover(picUrl, size), sizes: `${size}x${size}` }))
    : []
  return { title: name, artist: artistNames(artists), album: album.name, artwork }
}
