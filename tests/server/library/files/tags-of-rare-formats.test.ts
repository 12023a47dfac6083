import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSong } from '../../../../server/library/files/read-song'
import { readPicture, readTags } from '../../../../server/library/files/read-tags'
import { noSidecars } from '../../../../server/library/files/sidecars'
import { apePicture, apeTag } from '../../../support/server/ape-tag'
import { dffBytes, dsfBytes } from '../../../support/server/audio-bytes'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder } from '../../../support/server/music-folder'
import { littleEndian } from '../../../support/server/number-bytes'

const jpegOf = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .jpeg()
    .toBuffer()

const u16 = (value: number) => littleEndian(value, 2)
const u32 = (value: number) => littleEndian(value)

/** Texts and binary items by their keys. */
type Items = Parameters<typeof apeTag>[0]

/** The head of a Monkey's Audio file of 10 s, and sound that no decoder would take. */
const apeFile = (items: Items): Buffer => {
  const sound = Buffer.alloc(5000, 7)
  const descriptor = [u32(3990), u32(52), u32(24), u32(0), u32(0), u32(sound.length), u32(0), u32(0)]
  const blocks = 73_728
  const head = [
    u16(2000),
    u16(0),
    u32(blocks),
    u32(441_000 - 5 * blocks),
    u32(6),
    u16(16),
    u16(2),
    u32(44_100),
  ]
  return Buffer.concat([Buffer.from('MAC '), ...descriptor, Buffer.alloc(16), ...head, sound, apeTag(items)])
}

/** A Musepack 8 file of 10 s: its stream header, and sound that no decoder would take. */
const mpcFile = (items: Items): Buffer => {
  // 441,000 samples in seven bits a byte, no silence before, 44.1 kHz, 2 channels
  const header = Buffer.from([0, 0, 0, 0, 8, 0x9a, 0xf5, 0x28, 0, 0x1f, 0x10])
  const packet = (key: string, body: Buffer) =>
    Buffer.concat([Buffer.from(key), Buffer.from([body.length + 3]), body])
  const packets = [packet('SH', header), packet('AP', Buffer.alloc(100, 7)), packet('SE', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('MPCK'), ...packets, apeTag(items)])
}

/** Bytes of a second of DSD in two channels. */
const secondOfDsd = (2_822_400 / 8) * 2

/** The ID3 tag of an MP3. */
const id3 = (frames: Readonly<Record<string, string>>): Buffer => {
  const mp3 = mp3File({ frames })
  return mp3.subarray(0, mp3.indexOf(Buffer.from([0xff, 0xfb])))
}

const read = async (name: string, content: Buffer) => {
  const song = await readSong(
    { path: join(musicFolder({ [name]: content }), name), name },
    noSidecars,
    readTags,
  )
  if ('reason' in song) throw new Error(song.reason)
  return song
}

// no encoder of ffmpeg makes them
describe('readSong', () => {
  it("reads the names, lyrics and loudness in a Monkey's Audio file", async () => {
    const song = await read(
      'a.ape',
      apeFile({
        Title: '夜航',
        Artist: 'Ann',
        Album: 'Album',
        'Album Artist': 'Both',
        Track: '3/9',
        Lyrics: '[00:01.00]one',
        REPLAYGAIN_TRACK_GAIN: '-6.50 dB',
        REPLAYGAIN_ALBUM_PEAK: '0.95',
      }),
    )
    expect(song).toMatchObject({ container: 'ape', codec: 'ape', lyrics: { lrc: '[00:01.00]one' } })
    expect(song.tags).toMatchObject({ title: '夜航', artists: ['Ann'], album: 'Album', albumArtist: 'Both' })
    expect(song.tags).toMatchObject({ trackNo: 3, gainDb: -6.5, albumPeak: 0.95, lossless: true, bits: 16 })
    expect(song.tags).toMatchObject({ sampleRate: 44_100, durationMs: 10_000 })
  })

  it('reads the names in a Musepack file', async () => {
    const song = await read('a.mpc', mpcFile({ Title: '夜航', Artist: 'Ann', Album: 'Album', Track: '3' }))
    expect(song).toMatchObject({ container: 'mpc', codec: 'musepack' })
    expect(song.tags).toMatchObject({ title: '夜航', artists: ['Ann'], album: 'Album', trackNo: 3 })
    expect(song.tags).toMatchObject({ sampleRate: 44_100, durationMs: 10_000, lossless: false })
  })

  it.each([
    ["a Monkey's Audio file", 'a.ape', apeFile],
    ['a Musepack file', 'a.mpc', mpcFile],
  ])('finds the cover in %s, whatever other pictures there are', async (_what, name, file) => {
    const front = await jpegOf('#cc2244')
    const items = {
      Title: '夜航',
      'Cover Art (Back)': apePicture(await jpegOf('#224466')),
      'Cover Art (Front)': apePicture(front),
    }
    const folder = musicFolder({ [name]: file(items) })
    const path = join(folder, name)
    const song = await readSong({ path, name }, noSidecars, readTags)
    expect(song).toMatchObject({
      cover: { source: 'embedded', path, key: expect.stringMatching(/^[0-9a-f]{20}$/) },
    })
    expect(Buffer.from((await readPicture(path))!)).toEqual(front)
  })

  it('reads the names in a DSDIFF file', async () => {
    const song = await read(
      'a.dff',
      dffBytes(1, id3({ TIT2: '夜航', TPE1: 'Ann', TALB: 'Album', TRCK: '3' }), secondOfDsd),
    )
    expect(song).toMatchObject({ container: 'dff', codec: 'dsd' })
    expect(song.tags).toMatchObject({ title: '夜航', artists: ['Ann'], album: 'Album', trackNo: 3 })
    expect(song.tags).toMatchObject({ sampleRate: 2_822_400, durationMs: 1000, lossless: true })
  })

  it('reads the names in a DSF file', async () => {
    const song = await read(
      'a.dsf',
      dsfBytes(1, id3({ TIT2: '夜航', TPE1: 'Ann', TALB: 'Album', TRCK: '3' }), secondOfDsd),
    )
    expect(song).toMatchObject({ container: 'dsf', codec: 'dsd' })
    expect(song.tags).toMatchObject({ title: '夜航', artists: ['Ann'], album: 'Album', trackNo: 3 })
    expect(song.tags).toMatchObject({ sampleRate: 2_822_400, durationMs: 1000, lossless: true })
  })
})
