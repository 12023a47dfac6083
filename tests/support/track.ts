import { unknownLoudness, type Stream } from '../../src/contract/replies/stream'
import type { Track } from '../../src/contract/replies/track'

export function track(id: number, changes: Partial<Track> = {}): Track {
  return {
    id,
    name: `Track ${id}`,
    artists: [{ id: 1, name: 'Artist' }],
    album: { id: 2, name: 'Album', picUrl: '/cover.jpg' },
    aliases: [],
    duration: 60,
    fee: 0,
    cloud: null,
    mv: null,
    ...changes,
  }
}

export function stream(trackId: number): Stream {
  return {
    trackId,
    url: `/media/${trackId}.mp3`,
    type: 'mp3',
    bitRate: 128_000,
    size: 1,
    quality: 'standard',
    preview: null,
    loudness: unknownLoudness,
  }
}
