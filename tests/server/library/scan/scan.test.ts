import { chmodSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTags } from '../../../../server/library/files/read-tags'
import { createInlineReader } from '../../../support/server/inline-reader'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf, temporaryFolder } from '../../../support/server/music-folder'

const lyricsOf = async (backend: Awaited<ReturnType<typeof scannedBackend>>, id: number) =>
  (await backend.call<Record<string, { lyric: string } | undefined>>(`/lyric/new?id=${id}`)).body

describe('scan', () => {
  it('reads the tags of both formats', async () => {
    const music = musicFolder({
      'one.flac': flacFile({
        seconds: 2,
        comments: [
          'TITLE=壹',
          'ARTIST=甲',
          'ARTIST=乙',
          'ALBUM=集',
          'ALBUMARTIST=甲',
          'TRACKNUMBER=3',
          'DATE=1998-05-06',
          'GENRE=Folk',
        ],
      }),
      'two.mp3': mp3File({ version: 3, frames: { TIT2: 'Two', TPE1: 'AC/DC', TALB: 'Album', TRCK: '4/9' } }),
    })
    const [two, one] = await songsOf(await scannedBackend(music))
    expect(one).toMatchObject({ name: '壹', al: { name: '集' }, dt: 2000, no: 3 })
    expect(one?.ar.map(({ name }) => name)).toEqual(['甲', '乙'])
    expect(two).toMatchObject({ name: 'Two', ar: [{ name: 'AC/DC' }], al: { name: 'Album' }, no: 4 })
  })

  it('falls back on ID3v1, and on the names of file and folder', async () => {
    const music = musicFolder({
      'Old Things/x.mp3': mp3File({ seed: 1, id3v1: { title: 'Ancient', artist: 'Elder' } }),
      'Old Things/02. Somebody - Something.mp3': mp3File({ seed: 2 }),
      '月光.flac': flacFile(),
    })
    const [ancient, something, moonlight] = await songsOf(await scannedBackend(music))
    expect(ancient).toMatchObject({ name: 'Ancient', ar: [{ name: 'Elder' }] })
    expect(something).toMatchObject({
      name: 'Something',
      ar: [{ name: 'Somebody' }],
      no: 2,
      al: { name: 'Old Things' },
    })
    expect(moonlight).toMatchObject({ name: '月光', ar: [{ name: null }], al: { name: null } })
  })

  it('logs every unusable file once with its reason, and continues', async () => {
    const music = musicFolder({
      'good.mp3': mp3File(),
      'zero.mp3': '',
      'text.flac': 'no music',
      'misnamed.mp3': flacFile(),
      'cut.flac': flacFile({ seconds: 1 }).subarray(0, 20_000),
      '.hidden.mp3': mp3File(),
      '._good.mp3': 'resource fork',
    })
    symlinkSync('gone.mp3', join(music, 'dangling.mp3'))
    const data = temporaryFolder()
    const first = await scannedBackend(music, { data })
    expect(first.lines.filter((line) => line.startsWith('Passed over'))).toEqual([
      expect.stringContaining('cut.flac: the file is shorter'),
      expect.stringContaining('dangling.mp3: ENOENT'),
      expect.stringContaining('misnamed.mp3: it is named as what it is not: flac'),
      expect.stringContaining('text.flac: there is no audio'),
      expect.stringContaining('zero.mp3: the file is empty'),
    ])
    expect(first.lines.at(-1)).toMatch(/^Library: 1 songs \(5 read, 0 unchanged, 5 passed over\)/)
    await first.close()
    const again = await scannedBackend(music, { data })
    expect(again.lines).toEqual([expect.stringMatching(/\(0 read, 1 unchanged, 5 passed over\)/)])
  })

  it.skipIf(process.getuid?.() === 0)('passes over a folder that it may not read', async () => {
    const music = musicFolder({ 'closed/one.mp3': mp3File(), 'two.mp3': mp3File({ seed: 2 }) })
    chmodSync(join(music, 'closed'), 0)
    const backend = await scannedBackend(music)
    chmodSync(join(music, 'closed'), 0o700)
    expect(backend.lines[0]).toContain('closed: EACCES')
    expect(await songsOf(backend)).toHaveLength(1)
  })

  it('reads the tags of changed files only', async () => {
    const music = musicFolder({ 'a.mp3': mp3File({ seed: 1 }), 'b.mp3': mp3File({ seed: 2 }) })
    const data = temporaryFolder()
    const read: string[] = []
    const counting = (path: string) => {
      read.push(path.slice(music.length + 1))
      return readTags(path)
    }
    const scanOnce = async () =>
      (await scannedBackend(music, { data, reader: createInlineReader(counting) })).close()
    await scanOnce()
    expect(read.splice(0).sort()).toEqual(['a.mp3', 'b.mp3'])
    await scanOnce()
    expect(read).toEqual([])
    utimesSync(join(music, 'b.mp3'), 1, 1)
    await scanOnce()
    expect(read.splice(0)).toEqual(['b.mp3'])
    writeFileSync(join(music, 'a.lrc'), '[00:01.00]new words')
    await scanOnce()
    expect(read).toEqual(['a.mp3'])
  })

  it('hides songs whose file is missing, and shows them again under the same id', async () => {
    const music = musicFolder({ 'a.mp3': mp3File({ seed: 1 }), 'b.mp3': mp3File({ seed: 2 }) })
    const data = temporaryFolder()
    const first = await scannedBackend(music, { data })
    const [a] = await songsOf(first)
    await first.close()
    rmSync(join(music, 'a.mp3'))
    const second = await scannedBackend(music, { data })
    expect((await songsOf(second)).map(({ name }) => name)).toEqual(['b'])
    const { body } = await second.call<{ privileges: unknown[] }>(`/song/detail?ids=${a?.id}`)
    expect(body.privileges).toEqual([expect.objectContaining({ st: -200, pl: 0 })])
    await second.close()
    musicFolder({ 'a.mp3': mp3File({ seed: 1 }) }, music)
    expect((await songsOf(await scannedBackend(music, { data })))[0]?.id).toBe(a?.id)
  })

  it('keeps the songs of a folder that is not there', async () => {
    const music = musicFolder({ 'a.mp3': mp3File() })
    const data = temporaryFolder()
    const first = await scannedBackend(music, { data })
    const before = await songsOf(first)
    await first.close()
    renameSync(music, `${music}-away`)
    const second = await scannedBackend(music, { data })
    expect(await songsOf(second)).toEqual([])
    await second.close()
    renameSync(`${music}-away`, music)
    expect(await songsOf(await scannedBackend(music, { data }))).toEqual(before)
  })

  it('finds lyrics in tags and in sidecars of any encoding', async () => {
    const music = musicFolder({
      'a.mp3': mp3File({ seed: 1, lyrics: '[00:01.00]embedded' }),
      'b.mp3': mp3File({ seed: 2, lyrics: '[00:01.00]embedded' }),
      'b.lrc': Buffer.from('\uFEFF[00:01.00]旁边', 'utf16le'),
      'b.zh.lrc': '[00:01.00]beside',
      'b.romalrc.lrc': '[00:01.00]pang bian',
      'b.yrc': '[1000,500](1000,250,0)旁(1250,250,0)边',
      'b.ytlrc.lrc': '[00:01.00]beside',
      'b.yromalrc.lrc': '[00:01.00]pang bian',
      'c.flac': flacFile({ comments: ['LYRICS=[00:01.50]one\n[00:02.00]two'] }),
      'd.mp3': mp3File({ seed: 4 }),
    })
    const backend = await scannedBackend(music)
    const [a, b, c, d] = await songsOf(backend)
    expect((await lyricsOf(backend, a!.id))['lrc']?.lyric).toBe('[00:01.00]embedded')
    const texts = await lyricsOf(backend, b!.id)
    expect(texts['lrc']?.lyric).toBe('[00:01.00]旁边')
    for (const kind of ['tlyric', 'romalrc', 'yrc', 'ytlrc', 'yromalrc'])
      expect(texts[kind]?.lyric).not.toBe('')
    expect((await lyricsOf(backend, c!.id))['lrc']?.lyric).toBe('[00:01.50]one\n[00:02.00]two')
    expect(await lyricsOf(backend, d!.id)).toMatchObject({ nolyric: true, code: 200 })
  })

  it('returns a TTML sidecar unchanged, and names the kind only where there is one', async () => {
    const ttml = '<tt xmlns="http://www.w3.org/ns/ttml"><p begin="1s">words</p></tt>'
    const music = musicFolder({
      'a.mp3': mp3File({ seed: 1 }),
      'a.TTML': ttml,
      'b.mp3': mp3File({ seed: 2, lyrics: ttml }),
      'b.lrc': '[00:01.00]beside',
    })
    const backend = await scannedBackend(music)
    const [a, b] = await songsOf(backend)
    expect(await lyricsOf(backend, a!.id)).toMatchObject({ ttml: { version: 1, lyric: ttml }, code: 200 })
    const texts = await lyricsOf(backend, b!.id)
    expect(texts['lrc']?.lyric).toBe('[00:01.00]beside')
    expect(texts).not.toHaveProperty('ttml')
  })

  it('reads a song again when a TTML sidecar is added', async () => {
    const music = musicFolder({ 'a.mp3': mp3File() })
    const data = temporaryFolder()
    await (await scannedBackend(music, { data })).close()
    writeFileSync(join(music, 'a.ttml'), '<tt><p begin="1s">words</p></tt>')
    const backend = await scannedBackend(music, { data })
    const [a] = await songsOf(backend)
    expect((await lyricsOf(backend, a!.id))['ttml']?.lyric).toContain('words')
  })

  it('gives the demo songs the ids of their list', async () => {
    const root = musicFolder({
      'demo/Band/Album/01 One.mp3': mp3File({ seed: 1 }),
      'demo/Band/Album/02 Two.mp3': mp3File({ seed: 2 }),
      'demo/library.json': JSON.stringify([
        { id: 1002, path: 'Band/Album/02 Two.mp3', pcm: '' },
        { id: 1001, path: 'Band/Album/01 One.mp3', pcm: '' },
        'nonsense',
      ]),
    })
    const songs = await songsOf(await scannedBackend(root, { music: [] }))
    expect(songs.map(({ id, name }) => [id, name])).toEqual([
      [1001, 'One'],
      [1002, 'Two'],
    ])
  })

  it("ignores such a list in the listener's own folder", async () => {
    const music = musicFolder({
      'one.mp3': mp3File(),
      'library.json': JSON.stringify([{ id: 7, path: 'one.mp3' }]),
    })
    expect((await songsOf(await scannedBackend(music)))[0]?.id).toBeGreaterThan(1_000_000)
  })

  it('shows only songs of the active folders', async () => {
    const one = musicFolder({ 'one.mp3': mp3File({ seed: 1 }) })
    const two = musicFolder({ 'two.mp3': mp3File({ seed: 2 }) })
    const data = temporaryFolder()
    await (await scannedBackend(one, { data })).close()
    const songs = await songsOf(await scannedBackend(two, { data }))
    expect(songs.map(({ name }) => name)).toEqual(['two'])
  })

  it('finds sidecars whatever the case of their ending, and ignores a blank one', async () => {
    const lyrics = 'LYRICS=[00:01.00]embedded'
    const music = musicFolder({
      'a.flac': flacFile({ comments: ['TITLE=a', lyrics], tone: 300 }),
      'a.lrc': ' \n',
      'b.flac': flacFile({ comments: ['TITLE=b', lyrics], tone: 400 }),
      'B.LRC': '[00:01.00]beside',
    })
    const backend = await scannedBackend(music)
    const [a, b] = await songsOf(backend)
    expect((await lyricsOf(backend, a!.id))['lrc']?.lyric).toContain('embedded')
    expect((await lyricsOf(backend, b!.id))['lrc']?.lyric).toBe('[00:01.00]beside')
  })
})
