import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { identifyAudio } from '../../../../server/library/files/identify-audio'
import { readSong } from '../../../../server/library/files/read-song'
import { readTags } from '../../../../server/library/files/read-tags'
import { noSidecars } from '../../../../server/library/files/sidecars'
import { onceForFile } from '../../../support/server/after-tests'
import { ffmpegFile, ffmpegFiles, hasFfmpeg, type FfmpegFile } from '../../../support/server/ffmpeg-file'

/** Makes files of the same kind when the first test asks for them. Returns a function that finds one by its name. */
const madeOnce = (files: () => readonly FfmpegFile[]) => {
  const made = onceForFile(async () => {
    const wanted = files()
    const paths = ffmpegFiles(wanted)
    return new Map(wanted.map(({ name }, at) => [name, paths[at]!]))
  })
  return async (name: string) => (await made()).get(name)!
}

const read = async (path: string) => {
  const song = await readSong({ path, name: basename(path) }, noSidecars, readTags)
  if ('reason' in song) throw new Error(song.reason)
  return song
}

/** File name, encoder, container, code, whether lossless. */
const formats: [string, string, string, string, boolean][] = [
  ['a.mp3', '', 'mp3', 'mp3', false],
  ['a.flac', '', 'flac', 'flac', true],
  ['a.m4a', '', 'm4a', 'aac', false],
  ['a.m4b', '-f ipod', 'm4a', 'aac', false],
  ['a.mp4', '', 'm4a', 'aac', false],
  ['alac.m4a', '-c:a alac', 'm4a', 'alac', true],
  ['flac.mp4', '-c:a flac -strict -2', 'm4a', 'flac', true],
  ['mp3.mp4', '-c:a libmp3lame', 'm4a', 'mp3', false],
  ['opus.mp4', '-c:a libopus -strict -2', 'm4a', 'opus', false],
  ['fragments.m4a', '-movflags frag_keyframe+empty_moov -f mp4', 'm4a', 'aac', false],
  ['a.aac', '', 'aac', 'aac', false],
  ['a.ogg', '-c:a libvorbis', 'ogg', 'vorbis', false],
  ['a.oga', '-c:a flac', 'ogg', 'flac', true],
  ['a.opus', '', 'ogg', 'opus', false],
  ['a.wav', '', 'wav', 'pcm', true],
  ['float.wav', '-c:a pcm_f32le', 'wav', 'pcm', true],
  ['adpcm.wav', '-c:a adpcm_ms', 'wav', 'other', false],
  ['a.aiff', '-write_id3v2 1', 'aiff', 'pcm', true],
  ['a.aifc', '-c:a pcm_s16le -f aiff', 'aiff', 'pcm', true],
  ['a.wma', '', 'wma', 'wma', false],
  ['a.wv', '', 'wv', 'wavpack', true],
  ['a.mka', '-c:a flac', 'mka', 'flac', true],
  ['a.webm', '', 'webm', 'opus', false],
  ['vorbis.webm', '-c:a libvorbis', 'webm', 'vorbis', false],
]

describe.skipIf(!hasFfmpeg)('readSong of every format', () => {
  const two = madeOnce(() => formats.map(([name, codec]) => ({ name, codec, seconds: 2, rate: 48_000 })))
  it.each(formats)('reads %s (%s)', async (name, _codec, container, code, lossless) => {
    const song = await read(await two(name))
    expect(song).toMatchObject({ container, codec: code })
    expect(song.tags).toMatchObject({ lossless, sampleRate: code === 'wma' ? 0 : 48_000 })
    expect(Math.abs(song.tags.durationMs - 2000)).toBeLessThan(120)
    expect(song.tags.bitrate).toBeGreaterThan(8000)
    expect(song.tags.bits > 0).toBe(lossless)
  })

  const unlabelled = new Set(['a.aac', 'adpcm.wav'])
  const labelled = formats.filter(([name]) => !unlabelled.has(name))
  const versions = madeOnce(() =>
    labelled.flatMap(([name, codec]) => [
      { name: `plain/${name}`, codec },
      { name: `tagged/${name}`, codec, tags: { title: 'New', comment: 'x'.repeat(90_000) } },
      { name: `other/${name}`, codec, tone: 550 },
    ]),
  )
  it.each(labelled)(
    'keeps the key of %s (%s) when its tags change, and gives another sound another',
    async (name) => {
      const keyOf = async (version: string) => {
        const found = await identifyAudio(await versions(`${version}/${name}`))
        return found.kind === 'none' ? found.reason : found.audioKey
      }
      const plain = await keyOf('plain')
      expect(plain).toMatch(/^(sha1|md5):[0-9a-f]{32,40}$/)
      expect(await keyOf('tagged')).toBe(plain)
      expect(await keyOf('other')).not.toBe(plain)
    },
  )

  const tags = { title: '夜航', artist: 'A/B', album: 'Album', album_artist: 'Both', track: '3/9' }
  const named = [
    ['a.m4a', ''],
    ['alac.m4a', '-c:a alac'],
    ['a.ogg', '-c:a libvorbis'],
    ['a.opus', ''],
    ['a.oga', '-c:a flac'],
    ['a.aiff', '-write_id3v2 1'],
    ['a.wma', ''],
  ] as const
  const withNames = madeOnce(() => named.map(([name, codec]) => ({ name, codec, tags })))
  it.each(named)('reads the names in %s (%s)', async (name) => {
    const song = await read(await withNames(name))
    expect(song.tags).toMatchObject({ title: '夜航', album: 'Album', albumArtist: 'Both', trackNo: 3 })
    expect(song.tags.artists).not.toEqual([])
  })

  const measured = [
    ['a.ogg', '-c:a libvorbis'],
    ['a.opus', ''],
    ['a.oga', '-c:a flac'],
    ['a.mka', '-c:a flac'],
    ['a.webm', ''],
    ['a.wv', ''],
    ['a.mp3', ''],
    ['a.aiff', '-write_id3v2 1'],
  ] as const
  const loudness = {
    REPLAYGAIN_TRACK_GAIN: '-6.50 dB',
    REPLAYGAIN_TRACK_PEAK: '0.9',
    REPLAYGAIN_ALBUM_GAIN: '-7.25 dB',
    REPLAYGAIN_ALBUM_PEAK: '0.95',
  }
  const withLoudness = madeOnce(() => measured.map(([name, codec]) => ({ name, codec, tags: loudness })))
  it.each(measured)('reads loudness of track and album in %s (%s)', async (name) => {
    const song = await read(await withLoudness(name))
    expect(song.tags).toMatchObject({ gainDb: -6.5, peak: 0.9, albumGainDb: -7.25, albumPeak: 0.95 })
  })

  it('counts the output gain of an Opus once: R128 tags are relative to what decoders put out', async () => {
    const told = { R128_TRACK_GAIN: '-512', R128_ALBUM_GAIN: '256' }
    const path = ffmpegFile('a.opus', { tags: told })
    expect(readFileSync(path).indexOf('OpusHead')).toBeGreaterThan(0)
    expect((await read(path)).tags).toMatchObject({ gainDb: 3, albumGainDb: 6 })
  })

  const sung = [
    ['a.m4a', '', 'lyrics'],
    ['a.ogg', '-c:a libvorbis', 'LYRICS'],
    ['a.opus', '', 'SYNCEDLYRICS'],
    ['a.oga', '-c:a flac', 'UNSYNCEDLYRICS'],
    ['a.mka', '-c:a flac', 'LYRICS'],
    ['a.wma', '', 'lyrics'],
    ['a.wv', '', 'Lyrics'],
    ['a.aiff', '-write_id3v2 1', 'lyrics'],
  ] as const
  const lrc = '[00:01.00]one\n[00:02.00]two'
  const withLyrics = madeOnce(() => sung.map(([name, codec, tag]) => ({ name, codec, tags: { [tag]: lrc } })))
  it.each(sung)('reads the lyrics in %s (%s, %s)', async (name) => {
    expect((await read(await withLyrics(name))).lyrics).toEqual({ lrc })
  })
})
