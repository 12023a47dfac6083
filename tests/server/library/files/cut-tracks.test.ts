import { describe, expect, it } from 'vitest'
import { parseCueSheet, type CueSheet } from '../../../../server/library/files/cue-sheet'
import { cutTracks, isNamedBy, type SongTags } from '../../../../server/library/files/cut-tracks'

const file: SongTags = {
  title: 'Image',
  artists: ['Filer'],
  album: 'File album',
  albumArtist: null,
  releaseId: null,
  trackNo: 0,
  discNo: 1,
  discTitle: '',
  year: 1970,
  releasedMs: null,
  genres: ['Folk'],
  durationMs: 10_000,
  bitrate: 800_000,
  sampleRate: 44_100,
  sampleCount: 441_000,
  bits: 16,
  lossless: true,
  gainDb: -3,
  peak: 0.9,
  albumGainDb: null,
  albumPeak: null,
  lyrics: { lrc: '[00:00.00]all of it' },
}

const sheetOf = (...lines: string[]): CueSheet => {
  const sheet = parseCueSheet(lines.join('\n'))
  if ('broken' in sheet) throw new Error(sheet.broken)
  return sheet
}

const twoTracks = [
  'FILE "a.flac" WAVE',
  'TRACK 01 AUDIO',
  'INDEX 01 00:00:00',
  'TRACK 02 AUDIO',
  'INDEX 01 00:04:37',
]

const cut = (sheet: CueSheet, tags: Partial<SongTags> = {}) => {
  const tracks = cutTracks(sheet, { ...file, ...tags }, (name) => name === 'a.flac')
  if ('broken' in tracks) throw new Error(tracks.broken)
  return tracks
}

describe('cutTracks', () => {
  it.each([
    [44_100, 588],
    [48_000, 640],
    [96_000, 1280],
  ])('counts samples of %i Hz by frames of %i', (sampleRate, frame) => {
    const start = (4 * 75 + 37) * frame
    const sampleCount = sampleRate * 10
    expect(cut(sheetOf(...twoTracks), { sampleRate, sampleCount })).toMatchObject([
      { startSample: 0, endSample: start, tags: { durationMs: 4493 } },
      { startSample: start, endSample: sampleCount, tags: { durationMs: 5507 } },
    ])
  })

  it('joins every track to the next', () => {
    const tracks = cut(sheetOf(...twoTracks, 'TRACK 03 AUDIO', 'INDEX 00 00:05:00', 'INDEX 01 00:07:01'))
    tracks.slice(1).forEach(({ startSample }, at) => expect(startSample).toBe(tracks[at]?.endSample))
    expect(tracks.at(-1)?.endSample).toBe(441_000)
  })

  it('leaves out what lies before the first track, and tracks of data', () => {
    const tracks = cut(
      sheetOf(
        'FILE "a.flac" WAVE',
        'TRACK 01 AUDIO',
        'INDEX 00 00:00:00',
        'INDEX 01 00:00:32',
        'TRACK 02 MODE1/2352',
        'INDEX 01 00:02:00',
        'TRACK 03 AUDIO',
        'INDEX 01 00:03:00',
      ),
    )
    expect(tracks.map(({ startSample, endSample, tags }) => [tags.trackNo, startSample, endSample])).toEqual([
      [1, 32 * 588, 150 * 588],
      [3, 225 * 588, 441_000],
    ])
  })

  it('takes names from the track, then the sheet, then the file', () => {
    const sheet = sheetOf(
      'PERFORMER "Band"',
      'TITLE "Album"',
      'REM DATE 1998-05-06',
      'REM GENRE Rock; Pop',
      'REM DISCNUMBER 2',
      'REM REPLAYGAIN_ALBUM_GAIN -7 dB',
      'FILE "a.flac" WAVE',
      'TRACK 01 AUDIO',
      'TITLE "First"',
      'PERFORMER "甲、乙"',
      'REM REPLAYGAIN_TRACK_GAIN -5 dB',
      'INDEX 01 00:00:00',
      'TRACK 02 AUDIO',
      'INDEX 01 00:04:00',
    )
    const album = { album: 'Album', albumArtist: 'Band', discNo: 2, year: 1998, genres: ['Rock', 'Pop'] }
    expect(cut(sheet).map(({ tags }) => tags)).toMatchObject([
      { ...album, title: 'First', artists: ['甲', '乙'], gainDb: -5, albumGainDb: -7, lyrics: {} },
      { ...album, title: 'Album 02', artists: ['Band'], gainDb: -7, albumGainDb: -7, lyrics: {} },
    ])
    expect(cut(sheet)[0]?.tags.releasedMs).toBe(Date.parse('1998-05-06'))
    expect(cut(sheetOf(...twoTracks))[1]?.tags).toMatchObject({
      title: 'File album 02',
      artists: ['Filer'],
      album: 'File album',
      albumArtist: null,
      year: 1970,
      genres: ['Folk'],
      gainDb: -3,
      albumGainDb: -3,
    })
  })

  it('names the writer where nobody is named who performs', () => {
    const sheet = sheetOf('SONGWRITER "Writer"', ...twoTracks)
    expect(cut(sheet, { artists: [] })[0]?.tags.artists).toEqual(['Writer'])
  })

  it.each([
    ['names other files', ['FILE "b.flac" WAVE', ...twoTracks.slice(1)]],
    ['has one track', twoTracks.slice(0, 3)],
  ])('leaves the file whole when the sheet %s', (_name, lines) => {
    expect(cut(sheetOf(...lines))).toEqual([])
  })

  it('gives a reason for a track behind the end, for a file named twice and for an unknown rate', () => {
    const reasonOf = (sheet: CueSheet, tags: Partial<SongTags> = {}) =>
      cutTracks(sheet, { ...file, ...tags }, () => true)
    const late = sheetOf(...twoTracks, 'TRACK 03 AUDIO', 'INDEX 01 00:10:00')
    expect(reasonOf(late)).toEqual({ broken: 'track 3 starts behind the end of the file' })
    const twice = sheetOf(...twoTracks, 'FILE "a.flac" WAVE', 'TRACK 03 AUDIO', 'INDEX 01 00:00:00')
    expect(reasonOf(twice)).toEqual({ broken: 'it divides one file twice' })
    expect(reasonOf(sheetOf(...twoTracks), { sampleRate: 0 })).toEqual({
      broken: 'the file tells no sample rate',
    })
  })
})

describe('isNamedBy', () => {
  it.each([
    ['a.flac', true, true],
    ['A.FLAC', true, true],
    ['D:\\Music\\a.flac', true, true],
    ['music/a.flac', true, true],
    ['a.wav', true, false],
    ['b.flac', false, false],
    ['', false, false],
  ])('compares %s, by the stem and by the whole name', (written, byStem, whole) => {
    expect([isNamedBy(written, 'a.flac', true), isNamedBy(written, 'a.flac', false)]).toEqual([byStem, whole])
  })

  it('knows a name in either composition of its accents', () => {
    expect(isNamedBy('e\u0301.wav', '\u00e9.flac', true)).toBe(true)
  })
})
