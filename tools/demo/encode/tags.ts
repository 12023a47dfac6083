import { ID3Writer } from 'browser-id3-writer'
import type { Song } from '../songs/song'
import type { FlacBlock } from './flac'

function prefixed(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

function vorbisComment(song: Song): Buffer {
  const { release } = song
  const comments = [
    `TITLE=${song.title}`,
    `ARTIST=${release.artist}`,
    `ALBUM=${release.title}`,
    `ALBUMARTIST=${release.artist}`,
    `TRACKNUMBER=${song.track}`,
    `TRACKTOTAL=${release.tracks}`,
    `DISCNUMBER=1`,
    `DISCTOTAL=1`,
    `DATE=${release.year}`,
    `GENRE=${song.genre}`,
  ]
  const count = Buffer.alloc(4)
  count.writeUInt32LE(comments.length)
  return Buffer.concat([prefixed('Melisma demo'), count, ...comments.map(prefixed)])
}

function picture(jpeg: Buffer, side: number): Buffer {
  const number = (value: number): Buffer => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  const mime = Buffer.from('image/jpeg')
  const numbers = [side, side, 24, 0, jpeg.length].map(number)
  return Buffer.concat([number(3), number(mime.length), mime, number(0), ...numbers, jpeg])
}

/** VORBIS_COMMENT and PICTURE for a piece; the cover is square, `side` pixels. */
export function flacBlocks(song: Song, cover: Buffer, side: number): FlacBlock[] {
  return [
    { type: 4, body: vorbisComment(song) },
    { type: 6, body: picture(cover, side) },
  ]
}

/** The frames with an ID3v2.3 tag before them. */
export function withId3(song: Song, cover: Buffer, frames: Buffer): Buffer {
  const { release } = song
  const bytes = (source: Buffer): ArrayBuffer => new Uint8Array(source).buffer
  const writer = new ID3Writer(bytes(frames))
  Object.assign(writer, { padding: 0 })
  writer
    .setFrame('TIT2', song.title)
    .setFrame('TPE1', [release.artist])
    .setFrame('TPE2', release.artist)
    .setFrame('TALB', release.title)
    .setFrame('TRCK', `${song.track}/${release.tracks}`)
    .setFrame('TPOS', '1/1')
    .setFrame('TYER', release.year)
    .setFrame('TCON', [song.genre])
    .setFrame('APIC', { type: 3, data: bytes(cover), description: '' })
  return Buffer.from(writer.addTag())
}
