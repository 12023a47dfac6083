import { artistNames } from '../../domain/catalogue/artist-names'
import { sizedCover } from '../../domain/catalogue/sized-cover'
import type { Track } from '../../contract/replies/track'
import type { NowPlaying } from '../../ports/audio-engine'

const sizes = [96, 128, 512] as const

/** Returns what the system's media controls show for a track. */
export function nowPlayingFrom({ name, artists, album }: Track): NowPlaying {
  const { picUrl } = album
  const artwork = picUrl
    ? sizes.map((size) => ({ src: sizedCover(picUrl, size), sizes: `${size}x${size}` }))
    : []
  return { title: name, artist: artistNames(artists), album: album.name, artwork }
}
