import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LyricTexts } from '../../../../server/library/files/lyric-kinds'
import { readTags } from '../../../../server/library/files/read-tags'
import { parseLrc } from '../../../../src/domain/lyrics/parse-lrc'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File, type Mp3Options } from '../../../support/server/mp3-file'
import { temporaryFolder } from '../../../support/server/music-folder'
import { syltFrame, type SyltOptions } from '../../../support/server/sylt-frame'

const lyricsOf = async (name: string, bytes: Buffer): Promise<LyricTexts> => {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, bytes)
  return (await readTags(path)).lyrics
}

const ofMp3 = (options: Mp3Options) => lyricsOf('a.mp3', mp3File(options))

const ofSylt = (...frames: SyltOptions[]) =>
  ofMp3({ rawFrames: frames.map((frame) => ['SYLT', syltFrame(frame)]) })

const ofComments = (...comments: string[]) => lyricsOf('a.flac', flacFile({ comments }))

const uslt = (language: string, descriptor: string, text: string): [string, Buffer] => [
  'USLT',
  Buffer.from(`\u0003${language}${descriptor}\0${text}`),
]

describe('embeddedLyrics', () => {
  it.each<[string, SyltOptions['entries'], string]>([
    [
      'lines',
      [
        ['one', 1000],
        ['two', 62_340],
      ],
      '[00:01.000]one\n[01:02.340]two',
    ],
    [
      'lines that end with a line end',
      [
        ['one\n', 1000],
        ['two\n', 2000],
      ],
      '[00:01.000]one\n[00:02.000]two',
    ],
    [
      'lines that begin with one',
      [
        ['one', 1000],
        ['\ntwo', 2000],
      ],
      '[00:01.000]one\n[00:02.000]two',
    ],
    [
      'lines after a carriage return',
      [
        ['one\r', 1000],
        ['two\r\n', 2000],
      ],
      '[00:01.000]one\n[00:02.000]two',
    ],
    [
      'an end of a line',
      [
        ['one', 1000],
        ['', 1800],
        ['two', 2000],
      ],
      '[00:01.000]one\n[00:01.800]\n[00:02.000]two',
    ],
    [
      'syllables',
      [
        ['Strang', 0],
        ['ers', 300],
        [' in', 700],
        ['\nthe', 1000],
        [' night', 1400],
      ],
      '[00:00.000]<00:00.000>Strang<00:00.300>ers<00:00.700> in\n[00:01.000]<00:01.000>the<00:01.400> night',
    ],
    [
      'syllables whose last one ends the line',
      [
        ['a', 0],
        ['b\n', 300],
        ['c', 500],
        ['d\n', 700],
      ],
      '[00:00.000]<00:00.000>a<00:00.300>b\n[00:00.500]<00:00.500>c<00:00.700>d',
    ],
    [
      'a line end with a time of its own',
      [
        ['a', 0],
        ['b', 300],
        ['\n', 600],
        ['c', 900],
      ],
      '[00:00.000]<00:00.000>a<00:00.300>b<00:00.600>\n[00:00.900]<00:00.900>c',
    ],
    [
      'a space with a time of its own',
      [
        ['a', 0],
        [' ', 200],
        ['b\n', 300],
      ],
      '[00:00.000]<00:00.000>a <00:00.300>b',
    ],
    [
      'two lines in one entry',
      [
        ['a\nb', 500],
        ['c', 900],
      ],
      '[00:00.500]<00:00.500>a\n[00:00.500]<00:00.500>b<00:00.900>c',
    ],
  ])('reads %s of a synchronised text', async (_, entries, lrc) => {
    expect(await ofSylt({ entries })).toEqual({ lrc })
  })

  it('converts syllables to timed words', async () => {
    const { lrc = '' } = await ofSylt({
      entries: [
        ['Strang', 0],
        ['ers', 300],
        ['\nin', 700],
      ],
    })
    expect(parseLrc(lrc)).toMatchObject({
      value: { wordLines: [{ content: [{ time: 0, duration: 0.3 }, { time: 0.3 }] }, { time: 0.7 }] },
    })
  })

  it('converts times in MPEG frames', async () => {
    expect(
      await ofSylt({
        entries: [
          ['a', 1000],
          ['b', 2000],
        ],
        format: 1,
      }),
    ).toEqual({
      lrc: '[00:26.122]a\n[00:52.245]b',
    })
  })

  it('prefers lyrics to a transcription, in either order', async () => {
    expect(await ofSylt({ entries: [['text', 0]], type: 2 }, { entries: [['lyrics', 0]] })).toEqual({
      lrc: '[00:00.000]lyrics',
    })
    expect(await ofSylt({ entries: [['text', 0]], type: 2 })).toEqual({ lrc: '[00:00.000]text' })
  })

  it.each([3, 4, 5, 6, 7, 8])('ignores content type %i, which is not sung', async (type) => {
    expect(await ofSylt({ entries: [['Am7', 0]], type })).toEqual({})
  })

  it('takes a second language for the translation', async () => {
    const first = { entries: [['夜', 0]] as const, language: 'jpn' }
    expect(await ofSylt(first, { entries: [['Night', 0]], language: 'eng' })).toEqual({
      lrc: '[00:00.000]夜',
      tlyric: '[00:00.000]Night',
    })
  })

  it('recognises a translation and a romanisation by their descriptions', async () => {
    const frames = [
      { entries: [['yo', 0]] as const, descriptor: 'Romaji' },
      { entries: [['Night', 0]] as const, descriptor: 'Translation' },
      { entries: [['夜', 0]] as const },
    ]
    expect(await ofSylt(...frames)).toEqual({
      lrc: '[00:00.000]夜',
      romalrc: '[00:00.000]yo',
      tlyric: '[00:00.000]Night',
    })
  })

  it('prefers the finest timing: syllables, timed rows, timed lines, plain text', async () => {
    const plain = uslt('eng', '', 'just words')
    const rows = uslt('eng', '', '[00:01.00]stamped')
    const lines: [string, Buffer] = ['SYLT', syltFrame({ entries: [['line', 0]] })]
    const syllables: [string, Buffer] = [
      'SYLT',
      syltFrame({
        entries: [
          ['sy', 0],
          ['lla\n', 100],
        ],
      }),
    ]
    const lrcOf = async (...rawFrames: [string, Buffer][]) => (await ofMp3({ rawFrames })).lrc
    expect(await lrcOf(plain)).toBe('just words')
    expect(await lrcOf(plain, lines)).toBe('[00:00.000]line')
    expect(await lrcOf(plain, lines, rows)).toBe('[00:01.00]stamped')
    expect(await lrcOf(plain, lines, rows, syllables)).toContain('<00:00.100>lla')
  })

  it('keeps a timed text unchanged, with its offset and hours', async () => {
    const text = '[offset:200]\n[ti:x]\n[1:02]one\n[00:05.00][01:00:05.00]two'
    expect(await ofComments(`LYRICS=${text}`)).toEqual({ lrc: text })
    expect(await ofMp3({ rawFrames: [uslt('eng', '', text)] })).toEqual({ lrc: text })
  })

  it.each(['LYRICS', 'UNSYNCEDLYRICS', 'SYNCEDLYRICS', 'Lyrics'])('reads the comment %s', async (name) => {
    expect(await ofComments(`${name}=[00:01.00]a`)).toEqual({ lrc: '[00:01.00]a' })
  })

  it('recognises word-timed rows and TTML by their content', async () => {
    const yrc = '[0,500](0,500,0)词'
    const ttml = '<?xml version="1.0"?>\n<tt xml:lang="ja"><p begin="1s">a</p></tt>'
    expect(await ofComments(`LYRICS=${yrc}`, `LYRICS=${ttml}`)).toEqual({ yrc, ttml })
  })

  it('removes control characters', async () => {
    expect(await ofComments('LYRICS=[00:01.00]a\u0007\u202eb')).toEqual({ lrc: '[00:01.00]ab' })
  })

  it.each([
    ['nothing', ''],
    ['spaces', '   \n \n'],
  ])('finds no lyrics in %s', async (_, text) => {
    expect(await ofComments(`LYRICS=${text}`)).toEqual({})
  })

  it('is fast with a text of line breaks only', async () => {
    expect(await ofComments(`LYRICS=a${'\n'.repeat(500_000)}`)).toHaveProperty('lrc')
  })
})
