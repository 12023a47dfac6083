import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readTags } from '../../../../server/library/files/read-tags'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'

const tagsOf = (content: Uint8Array, name = 'a.flac') =>
  readTags(join(musicFolder({ [name]: content }), name))

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })

const withChunk = (png: Buffer, kind: string) => {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8)
  chunk.write(kind, 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

describe('readTags', () => {
  it('removes control characters, direction marks and lone surrogates from names, and keeps HTML as text', async () => {
    const tags = await tagsOf(
      flacFile({
        comments: [
          'TITLE=\u0000a\u0007\nb\t \u202ec<script>alert(1)</script>',
          'ARTIST=\u001b[31mRed\u0000',
          'ALBUM=\r\n',
          'GENRE=\u0000',
        ],
      }),
    )
    expect(tags).toMatchObject({
      title: 'a b c<script>alert(1)</script>',
      artists: ['[31mRed'],
      album: null,
      genres: [],
    })
  })

  it('shortens long tags', async () => {
    const many = (name: string) => Array.from({ length: 1000 }, (_, n) => `${name}=${name} ${n}`)
    const tags = await tagsOf(
      flacFile({ comments: [`TITLE=${'長'.repeat(100_000)}😀`, ...many('ARTIST'), ...many('GENRE')] }),
    )
    expect(tags.title).toHaveLength(500)
    expect(tags.artists).toHaveLength(50)
    expect(tags.genres).toHaveLength(20)
  })

  it('shortens a long name between characters', async () => {
    const { title } = await tagsOf(flacFile({ comments: [`TITLE=${'x'.repeat(499)}😀`] }))
    expect(title).toBe('x'.repeat(499))
  })

  it('reads loudness in every notation', async () => {
    const loudness = async (...comments: string[]) => {
      const { gainDb, peak } = await tagsOf(flacFile({ comments }))
      return { gainDb, peak }
    }
    const told = ['REPLAYGAIN_TRACK_GAIN=-6.50 dB', 'REPLAYGAIN_TRACK_PEAK=0.988']
    expect(await loudness(...told)).toEqual({ gainDb: -6.5, peak: 0.988 })
    expect(await loudness('replaygain_track_gain=+1.25dB')).toEqual({ gainDb: 1.25, peak: null })
    expect(await loudness('R128_TRACK_GAIN=-512')).toEqual({ gainDb: 3, peak: null })
    expect(await loudness('REPLAYGAIN_TRACK_GAIN=loud', 'REPLAYGAIN_TRACK_PEAK=-1')).toEqual({
      gainDb: null,
      peak: null,
    })
    expect(await loudness('REPLAYGAIN_TRACK_GAIN=999999 dB')).toEqual({ gainDb: null, peak: null })
    expect(await loudness()).toEqual({ gainDb: null, peak: null })
  })

  it('accepts still pictures of every usual format', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const picture = await canvas(8, 6)[format]().toBuffer()
      expect((await tagsOf(flacFile({ picture }))).picture).toEqual(new Uint8Array(picture))
    }
  })

  it('refuses large pictures, animations, vector graphics and other bytes', async () => {
    const png = await canvas(8, 6).png().toBuffer()
    const pictures: Record<string, Buffer> = {
      wide: await canvas(5000, 4).png().toBuffer(),
      film: withChunk(png, 'acTL'),
      heavy: Buffer.concat([png, Buffer.alloc(11_000_000)]),
      drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      gif: await canvas(8, 6).gif().toBuffer(),
      cut: png.subarray(0, 20),
      words: Buffer.from('<script>alert(1)</script>'),
    }
    for (const [name, picture] of Object.entries(pictures))
      expect([name, (await tagsOf(flacFile({ picture }))).picture]).toEqual([name, null])
  })
})

describe('scan of hostile tags', () => {
  it('draws a cover for a song with an unusable picture, and drops lyrics that are too long', async () => {
    const wide = await canvas(5000, 4).png().toBuffer()
    const endless = '[00:01.00]x\n'.repeat(900_000)
    const music = musicFolder({
      'a.flac': flacFile({ picture: wide, comments: ['TITLE=A'] }),
      'b.mp3': mp3File({ seed: 2, lyrics: endless }),
      'c.mp3': mp3File({ seed: 3 }),
      'c.lrc': endless,
      'folder.jpg': Buffer.alloc(11_000_000, 0xff),
    })
    const backend = await scannedBackend(music)
    const songs = await songsOf(backend)
    expect(songs.map(({ name }) => name)).toEqual(['A', 'b', 'c'])
    for (const { id, al } of songs) {
      expect(al.picUrl).toMatch(/\/g\d+\.jpg$/)
      expect((await backend.request(al.picUrl.replace('/api', ''))).status).toBe(200)
      expect((await backend.call(`/lyric/new?id=${id}`)).body).toMatchObject({ nolyric: true })
    }
    expect(backend.lines.filter((line) => line.startsWith('Left out'))).toEqual([
      expect.stringContaining('b.mp3: the words in it are too long'),
      expect.stringContaining('c.lrc: the words cannot be read or are too long'),
    ])
  })

  it('escapes names that would control the operator’s terminal', async () => {
    const odd = 'a\u001b[2J\n\u009b1m'
    const music = musicFolder({
      [`${odd}.mp3`]: mp3File({ seed: 1 }),
      [`${odd}.lrc`]: 'x'.repeat(2_100_000),
      [`${odd} b.mp3`]: 'no sound',
    })
    const { lines } = await scannedBackend(music)
    expect(lines).toHaveLength(3)
    expect(lines.join('')).not.toMatch(/\p{Cc}/u)
  })
})
