import type { AudioCodec } from '../../../../src/contract/audio-formats'
import type { BoundedFile } from '../bounded-file'
import { maxPieces, maxTagBytes, noAudio, tagsTooLarge, type AudioLayout, type Piece } from './audio-layout'
import { ebmlElements, ebmlText, ebmlUnsigned, type Element } from './ebml-elements'

const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
} as const

const soundTrack = 2

/** By the start of the codec's name (RFC 9559, section 27). */
const codecs: readonly [string, AudioCodec][] = [
  ['A_OPUS', 'opus'],
  ['A_VORBIS', 'vorbis'],
  ['A_FLAC', 'flac'],
  ['A_AAC', 'aac'],
  ['A_MPEG/L3', 'mp3'],
  ['A_PCM', 'pcm'],
  ['A_ALAC', 'alac'],
  ['A_WAVPACK', 'wavpack'],
]

/** Returns the code of the first track of sound; null when there is none. */
const codecOf = async (file: BoundedFile, { start, end }: Element): Promise<AudioCodec | null> => {
  for await (const entry of ebmlElements(file, start, end)) {
    if (entry.id !== ids.trackEntry) continue
    let type = 0
    let name = ''
    for await (const element of ebmlElements(file, entry.start, entry.end)) {
      if (element.id === ids.trackType) type = await ebmlUnsigned(file, element)
      if (element.id === ids.codec) name = await ebmlText(file, element)
    }
    if (type === soundTrack) return codecs.find(([start]) => name.startsWith(start))?.[1] ?? 'other'
  }
  return null
}

const docTypeOf = async (file: BoundedFile, { start, end }: Element): Promise<string> => {
  for await (const element of ebmlElements(file, start, end))
    if (element.id === ids.docType) return ebmlText(file, element)
  return ''
}

/**
 * Reads a Matroska or WebM with sound (RFC 9559). Its sound is what the clusters hold; tags and pictures are in
 * elements of their own.
 */
export async function matroskaLayout(file: BoundedFile): Promise<AudioLayout> {
  let docType = ''
  let codec: AudioCodec | null = null
  const sound: Piece[] = []
  for await (const element of ebmlElements(file, 0, file.size)) {
    if (element.id === ids.head) docType = await docTypeOf(file, element)
    if (element.id !== ids.segment) continue
    for await (const { id, start, end } of ebmlElements(file, element.start, element.end)) {
      if (id === ids.cluster) sound.push({ start, end })
      else if (end - start > maxTagBytes) return tagsTooLarge
      if (id === ids.tracks) codec ??= await codecOf(file, { id, start, end })
      if (sound.length < maxPieces) continue
      sound.push({ start: end, end: file.size })
      break
    }
    break
  }
  if (!codec || sound.length === 0) return noAudio('there is no sound in it')
  return { kind: docType === 'webm' ? 'webm' : 'mka', codec, sound }
}
