import type { AudioCodec, AudioContainer } from '../../../../src/contract/audio-formats'

/** Bytes in `[start, end)`. */
export interface Piece {
  start: number
  end: number
}

/** Where the sound of a file is: in pieces of it, or in Ogg pages between others; `md5` is that of its samples. */
type Sound = readonly Piece[] | 'ogg pages' | { md5: string }

/** What a file is by its content, whatever its name, and which of its bytes are sound and not tags. */
export type AudioLayout =
  | { kind: AudioContainer; codec: AudioCodec; sound: Sound }
  | { kind: 'none'; reason: string }

/** Larger tags are refused, because readers load them into memory. */
export const maxTagBytes = 64 * 1024 * 1024

/** After so many pieces of sound, the rest of the file counts as sound. */
export const maxPieces = 1000

export const noAudio = (reason: string): AudioLayout => ({ kind: 'none', reason })

export const tagsTooLarge = noAudio('its tags are too large')
export const endsInSound = noAudio('the file ends inside its sound')
