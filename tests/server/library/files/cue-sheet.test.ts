import { describe, expect, it } from 'vitest'
import { parseCueSheet, type CueSheet } from '../../../../server/library/files/cue-sheet'

const read = (...lines: string[]): CueSheet => {
  const sheet = parseCueSheet(lines.join('\n'))
  if ('broken' in sheet) throw new Error(sheet.broken)
  return sheet
}

const reasonOf = (...lines: string[]) => {
  const sheet = parseCueSheet(lines.join('\n'))
  return 'broken' in sheet ? sheet.broken : null
}

const one = ['FILE "a.flac" WAVE', 'TRACK 01 AUDIO', 'INDEX 01 00:00:00']

describe('parseCueSheet', () => {
  it('reads what a sheet says of the disc and its tracks', () => {
    const sheet = read(
      'REM GENRE "Indie Rock"',
      'REM DATE 1998',
      'REM DISCNUMBER 2/3',
      'REM REPLAYGAIN_ALBUM_GAIN -7.25 dB',
      'REM REPLAYGAIN_ALBUM_PEAK 0.988',
      'CATALOG 1234567890123',
      'PERFORMER "Some One"',
      'SONGWRITER "Writer"',
      'TITLE "Album"',
      'FILE "CDImage.ape" WAVE',
      '  TRACK 01 AUDIO',
      '    TITLE "First"',
      '    FLAGS DCP',
      '    ISRC ABCDE1234567',
      '    INDEX 01 00:00:00',
      '  TRACK 02 AUDIO',
      '    TITLE "Second"',
      '    PERFORMER "Other"',
      '    REM REPLAYGAIN_TRACK_GAIN +1.5 dB',
      '    REM REPLAYGAIN_TRACK_PEAK 0.5',
      '    INDEX 00 03:57:70',
      '    INDEX 01 04:00:12',
      '    INDEX 02 05:00:00',
    )
    const none = { performer: '', songwriter: '', gainDb: null, peak: null }
    expect(sheet).toEqual({
      title: 'Album',
      performer: 'Some One',
      songwriter: 'Writer',
      genre: 'Indie Rock',
      date: '1998',
      discNo: 2,
      gainDb: -7.25,
      peak: 0.988,
      files: [
        {
          name: 'CDImage.ape',
          tracks: [
            { ...none, number: 1, title: 'First', isAudio: true, startFrame: 0 },
            {
              ...none,
              number: 2,
              title: 'Second',
              performer: 'Other',
              gainDb: 1.5,
              peak: 0.5,
              isAudio: true,
              startFrame: 4 * 60 * 75 + 12,
            },
          ],
        },
      ],
    })
  })

  it.each([
    ['TITLE Plain words', 'Plain words'],
    ['TITLE "With "inner" marks"', 'With "inner" marks'],
    ['TITLE "Never closed', 'Never closed'],
    ['title\t "tab"  ', 'tab'],
    ['TITLE ""', ''],
    ['TITLE', ''],
  ])('reads the title in %s', (line, title) => {
    expect(read(line, ...one).title).toBe(title)
  })

  it.each([
    ['FILE "a b.flac" WAVE', 'a b.flac'],
    ['FILE a.flac WAVE', 'a.flac'],
    ['FILE a b.flac WAVE', 'a b.flac'],
    ['FILE "C:\\Music\\a.wav" WAVE', 'C:\\Music\\a.wav'],
    ['FILE a.flac', 'a.flac'],
  ])('reads the file in %s', (line, name) => {
    expect(read(line, 'TRACK 01 AUDIO', 'INDEX 01 00:00:00').files[0]?.name).toBe(name)
  })

  it('puts each track into the file in which it starts', () => {
    const { files } = read(
      'FILE "01.wav" WAVE',
      'TRACK 01 AUDIO',
      'INDEX 01 00:00:00',
      'TRACK 02 AUDIO',
      'INDEX 00 03:00:00',
      'FILE "02.wav" WAVE',
      'INDEX 01 00:00:00',
    )
    expect(files.map(({ name, tracks }) => [name, tracks.map(({ number }) => number)])).toEqual([
      ['01.wav', [1]],
      ['02.wav', [2]],
    ])
  })

  it('lets the numbers start anew in the next file', () => {
    const { files } = read(...one, 'FILE "b.flac" WAVE', ...one.slice(1))
    expect(files.map(({ tracks }) => tracks[0]?.number)).toEqual([1, 1])
  })

  it('starts a track at its pause where it has no other place', () => {
    expect(read(...one, 'TRACK 02 AUDIO', 'INDEX 00 00:10:00').files[0]?.tracks[1]?.startFrame).toBe(750)
  })

  it('knows tracks of data, and goes by the order of the sheet, not by its numbers', () => {
    const { files } = read(
      'FILE "a" BINARY',
      'TRACK 07 MODE1/2352',
      'INDEX 01 00:00:00',
      'TRACK 02 AUDIO',
      'INDEX 01 02:00:00',
    )
    expect(files[0]?.tracks.map(({ number, isAudio }) => [number, isAudio])).toEqual([
      [7, false],
      [2, true],
    ])
  })

  it.each([
    ['is empty', [''], 'it names no file'],
    ['is no sheet', ['<html>', '\u0000\u0001'], 'it names no file'],
    ['names no file', ['TRACK 01 AUDIO', 'INDEX 01 00:00:00'], 'it names no file'],
    [
      'has a track without a place',
      ['FILE "a" WAVE', 'TRACK 01 AUDIO', 'TITLE "x"'],
      'track 1 has no INDEX 01',
    ],
    [
      'has a track without a place between others',
      ['FILE "a" WAVE', 'TRACK 01 AUDIO', ...one.slice(1)],
      'track 1 has no INDEX 01',
    ],
    ['has a track twice', [...one, ...one.slice(1)], 'it has two tracks 1'],
    ['has a track without a number', ['FILE "a" WAVE', 'TRACK AUDIO'], 'a track has no number: AUDIO'],
    ['has a track 0', ['FILE "a" WAVE', 'TRACK 00 AUDIO'], 'a track has no number: 00 AUDIO'],
    ['has a track 1000', ['FILE "a" WAVE', 'TRACK 1000 AUDIO'], 'a track has no number: 1000 AUDIO'],
    ['goes back', [...one, 'TRACK 02 AUDIO', 'INDEX 01 00:00:00'], 'track 2 does not start after track 1'],
    [
      'has 75 frames',
      ['FILE "a" WAVE', 'TRACK 01 AUDIO', 'INDEX 01 00:00:75'],
      'track 1 has no time: 00:00:75',
    ],
    [
      'has 60 seconds',
      ['FILE "a" WAVE', 'TRACK 01 AUDIO', 'INDEX 01 00:60:00'],
      'track 1 has no time: 00:60:00',
    ],
    [
      'has a time before 0',
      ['FILE "a" WAVE', 'TRACK 01 AUDIO', 'INDEX 01 -1:00:00'],
      'track 1 has no time: -1:00:00',
    ],
    [
      'has a time that is none',
      ['FILE "a" WAVE', 'TRACK 01 AUDIO', 'INDEX 01 soon'],
      'track 1 has no time: soon',
    ],
    ['has an index of no track', ['FILE "a" WAVE', 'INDEX 01 00:00:00'], 'an index belongs to no track'],
    [
      'has an index without a number',
      ['FILE "a" WAVE', 'TRACK 01 AUDIO', 'INDEX x'],
      'an index has no number: x',
    ],
    ['never ends', Array.from({ length: 20_001 }, () => 'REM x'), 'it is too long'],
  ])('gives a reason when the sheet %s', (_name, lines, reason) => {
    expect(reasonOf(...lines)).toBe(reason)
  })

  it('tells which files a broken sheet names', () => {
    const sheet = parseCueSheet('FILE "a.flac" WAVE\nTRACK 01 AUDIO\nINDEX 01 bad')
    expect(sheet).toMatchObject({ names: ['a.flac'] })
  })

  it('bounds what it keeps of absurdly long words', () => {
    const sheet = read(`TITLE "${'x'.repeat(1e6)}"`, `PERFORMER ${' '.repeat(1e6)}y`, ...one)
    expect(sheet.title.length).toBeLessThanOrEqual(4000)
    expect(sheet.performer).toBe('')
  })
})
