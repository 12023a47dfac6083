import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import {
  musicFolder,
  scannedBackend,
  songsOf,
  temporaryFolder,
  type TestBackend,
} from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

/** Three seconds of sound. */
const image = (...comments: string[]) => flacFile({ seconds: 3, comments })

const sheet = (file: string, ...titles: string[]) =>
  [
    'PERFORMER "Band"',
    'TITLE "Live"',
    `FILE "${file}" WAVE`,
    ...titles.flatMap((title, at) => [
      `  TRACK ${String(at + 1).padStart(2, '0')} AUDIO`,
      `    TITLE "${title}"`,
      `    INDEX 01 00:0${at}:00`,
    ]),
  ].join('\r\n')

/** A scan asks only whether there is a programme. */
const programme = '/there/is/an/ffmpeg'

const scanned = (music: string, data = temporaryFolder(), ffmpeg: string | null = programme) =>
  scannedBackend(music, { data, ffmpeg })

const factsOf = async (backend: TestBackend) =>
  (await songsOf(backend)).map(({ name, no, dt, al, ar }) => [name, no, dt, al.name, ar[0]?.name])

const threeTracks = [
  ['One', 1, 1000, 'Live', 'Band'],
  ['Three', 3, 1000, 'Live', 'Band'],
  ['Two', 2, 1000, 'Live', 'Band'],
]

const wordsOf = async ({ call }: TestBackend, id: number) =>
  (await call<{ lrc?: { lyric: string } }>(`/lyric/new?id=${id}`)).body.lrc?.lyric

describe('scan of a file with a cue sheet', () => {
  it.each<[string, Record<string, Uint8Array | string>]>([
    ['of its name', { 'a.flac': image(), 'a.cue': sheet('a.flac', 'One', 'Two', 'Three') }],
    ['of another name', { 'a.flac': image(), 'album.cue': sheet('a.flac', 'One', 'Two', 'Three') }],
    ['that means the WAV it was', { 'a.flac': image(), 'a.cue': sheet('A.wav', 'One', 'Two', 'Three') }],
    ['inside it', { 'a.flac': image(`CUESHEET=${sheet('old name.wav', 'One', 'Two', 'Three')}`) }],
    [
      'beside a broken one',
      {
        'a.flac': image(),
        'a.cue': sheet('a.flac', 'One').replace('00:00:00', 'x'),
        'b.cue': sheet('a.flac', 'One', 'Two', 'Three'),
      },
    ],
  ])('makes a song of each track of a sheet %s', async (_name, files) => {
    expect(await factsOf(await scanned(musicFolder(files)))).toEqual(threeTracks)
  })

  it('reads a sheet in an old Chinese encoding', async () => {
    const [before, after] = sheet('a.flac', '@', 'Two').split('@')
    const gbk = Buffer.concat([Buffer.from(before!), Buffer.from([0xd4, 0xc2]), Buffer.from(after!)])
    const songs = await songsOf(await scanned(musicFolder({ 'a.flac': image(), 'a.cue': gbk })))
    expect(songs.map(({ name }) => name).sort()).toEqual(['Two', '月'])
  })

  it('knows which of two files of one name a sheet means', async () => {
    const music = musicFolder({
      'a.flac': image('TITLE=Whole'),
      'a.wav': 'RIFF',
      'a.cue': sheet('a.wav', 'One', 'Two', 'Three'),
    })
    expect((await songsOf(await scanned(music))).map(({ name }) => name)).toEqual(['Whole'])
  })

  it('divides several files by one sheet, and leaves those of one track whole', async () => {
    const lines = ['INDEX 01 00:00:00', 'INDEX 01 00:01:00']
    const music = musicFolder({
      'one.flac': flacFile({ seconds: 3, tone: 300, comments: ['TITLE=Only'] }),
      'two.flac': flacFile({ seconds: 3, tone: 400 }),
      'all.cue': [
        'FILE "one.flac" WAVE',
        'TRACK 01 AUDIO',
        lines[0],
        'FILE "two.flac" WAVE',
        'TRACK 02 AUDIO',
        'TITLE "B"',
        lines[0],
        'TRACK 03 AUDIO',
        'TITLE "C"',
        lines[1],
      ].join('\n'),
    })
    expect((await songsOf(await scanned(music))).map(({ name, dt }) => [name, dt])).toEqual([
      ['B', 1000],
      ['C', 2000],
      ['Only', 3000],
    ])
  })

  it('gives each track the words beside it, and none those of the whole file', async () => {
    const music = musicFolder({
      'a.flac': image('LYRICS=[00:00.00]all'),
      'a.lrc': '[00:00.00]all',
      'a.cue': sheet('a.flac', 'One', 'Two?', 'Three'),
      '01 One.lrc': '[00:00.00]one',
      'Two_.lrc': '[00:00.00]two',
    })
    const data = temporaryFolder()
    const first = await scanned(music, data)
    const [one, three, two] = await songsOf(first)
    const words = [one, two, three].map((song) => wordsOf(first, song!.id))
    expect(await Promise.all(words)).toEqual(['[00:00.00]one', '[00:00.00]two', undefined])
    await first.close()
    writeFileSync(join(music, '03 - Three.lrc'), '[00:00.00]three')
    const again = await scanned(music, data)
    expect(again.lines).toEqual([expect.stringContaining('3 songs (1 read, 0 unchanged)')])
    expect(await wordsOf(again, three!.id)).toBe('[00:00.00]three')
  })

  it('reads nothing again while nothing changes', async () => {
    const music = musicFolder({ 'a.flac': image(), 'a.cue': sheet('a.flac', 'One', 'Two', 'Three') })
    const data = temporaryFolder()
    await (await scanned(music, data)).close()
    const again = await scanned(music, data)
    expect(again.lines).toEqual([expect.stringContaining('3 songs (0 read, 1 unchanged)')])
  })

  it.each<[string, (music: string) => void, string[]]>([
    [
      'the sheet is written anew',
      (music) => writeFileSync(join(music, 'a.cue'), sheet('a.flac', 'One, new', 'Two', 'Three')),
      ['One, new', 'Three', 'Two'],
    ],
    [
      'file and sheet are renamed',
      (music) => {
        renameSync(join(music, 'a.flac'), join(music, 'b.flac'))
        rmSync(join(music, 'a.cue'))
        writeFileSync(join(music, 'b.cue'), sheet('b.flac', 'One', 'Two', 'Three'))
      },
      ['One', 'Three', 'Two'],
    ],
    [
      'they move to another folder',
      (music) => {
        mkdirSync(join(music, 'deep'))
        for (const name of ['a.flac', 'a.cue']) renameSync(join(music, name), join(music, 'deep', name))
      },
      ['One', 'Three', 'Two'],
    ],
    ['the file is touched', (music) => utimesSync(join(music, 'a.flac'), 1, 1), ['One', 'Three', 'Two']],
  ])('keeps songs, likes and album when %s', async (_name, change, names) => {
    const music = musicFolder({ 'a.flac': image(), 'a.cue': sheet('a.flac', 'One', 'Two', 'Three') })
    const data = temporaryFolder()
    const first = await scanned(music, data)
    const before = await songsOf(first)
    const headers = { Cookie: signedIn(data).cookie, 'X-Requested-With': 'XMLHttpRequest' }
    for (const { id } of before) await first.call(`/like?id=${id}&like=true`, { headers })
    await first.close()
    change(music)
    const again = await scanned(music, data)
    const after = await songsOf(again)
    expect(after.map(({ name }) => name)).toEqual(names)
    expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)))
    expect(new Set(after.map(({ al }) => al.id))).toEqual(new Set(before.map(({ al }) => al.id)))
    const { body } = await again.call<{ ids: number[] }>('/likelist', { headers })
    expect(body.ids).toHaveLength(3)
  })

  it('leaves the file one song where there is no ffmpeg, says why, and divides it once there is one', async () => {
    const music = musicFolder({
      'a.flac': image('TITLE=Whole'),
      'a.cue': sheet('a.flac', 'One', 'Two', 'Three'),
    })
    const data = temporaryFolder()
    const names = async (ffmpeg: string | null) => {
      const backend = await scanned(music, data, ffmpeg)
      const songs = (await songsOf(backend)).map(({ name, id }) => `${name} ${id}`)
      await backend.close()
      return { songs, lines: backend.lines }
    }
    const without = await names(null)
    expect(without.songs).toEqual([expect.stringMatching(/^Whole /)])
    expect(without.lines[0]).toContain(
      'a.flac as one song: without ffmpeg, the 3 tracks of its cue sheet cannot be cut',
    )
    expect((await names(null)).lines).toEqual([expect.stringContaining('(0 read, 1 unchanged)')])
    const first = await names(programme)
    expect(first.songs.map((song) => song.split(' ')[0])).toEqual(['One', 'Three', 'Two'])
    // and back, with the same songs
    expect((await names(null)).songs).toEqual(without.songs)
    expect((await names(programme)).songs).toEqual(first.songs)
  })

  it.each([
    [
      'that has a wrong time',
      sheet('a.flac', 'One', 'Two').replace('00:01:00', '00:61:00'),
      'a.cue: track 2 has no time',
    ],
    [
      'that is longer than the file',
      sheet('a.flac', 'One', 'Two', 'Three', 'Four'),
      'a.cue: track 4 starts behind the end',
    ],
  ])('leaves a file with a sheet %s one song, and says why', async (_name, broken, reason) => {
    const backend = await scanned(musicFolder({ 'a.flac': image('TITLE=Whole'), 'a.cue': broken }))
    expect((await songsOf(backend)).map(({ name }) => name)).toEqual(['Whole'])
    expect(backend.lines[0]).toContain(reason)
  })

  it('makes one song of a file whose sheet is deleted', async () => {
    const music = musicFolder({
      'a.flac': image('TITLE=Whole'),
      'a.cue': sheet('a.flac', 'One', 'Two', 'Three'),
    })
    const data = temporaryFolder()
    await (await scanned(music, data)).close()
    rmSync(join(music, 'a.cue'))
    expect((await songsOf(await scanned(music, data))).map(({ name }) => name)).toEqual(['Whole'])
  })

  it('hides the tracks of a file that is gone, and shows them again under the same ids', async () => {
    const files = { 'a.flac': image(), 'a.cue': sheet('a.flac', 'One', 'Two', 'Three') }
    const music = musicFolder(files)
    const data = temporaryFolder()
    const first = await scanned(music, data)
    const before = await songsOf(first)
    await first.close()
    rmSync(join(music, 'a.flac'))
    const second = await scanned(music, data)
    expect(await songsOf(second)).toEqual([])
    await second.close()
    musicFolder(files, music)
    expect((await songsOf(await scanned(music, data))).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id),
    )
  })
})
