import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readTags } from '../../../../server/library/files/read-tags'
import { createInlineReader } from '../../../support/server/inline-reader'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf, temporaryFolder } from '../../../support/server/music-folder'

const namesOf = async (music: string) => {
  const backend = await scannedBackend(music)
  return { backend, names: (await songsOf(backend)).map(({ name }) => name) }
}

describe('scan of odd files', () => {
  it('reads files by their content, however they were made', async () => {
    const sound = mp3File({ seed: 1 })
    const lying = Buffer.from(mp3File({ seed: 2, frames: { TIT2: 'x' } }))
    lying.fill(0x7f, 6, 10)
    const footer = Buffer.alloc(32)
    footer.write('APETAGEX')
    footer.fill(0xff, 12, 16)
    const music = musicFolder({
      'no tags.mp3': sound,
      'old tag.mp3': mp3File({ seed: 3, id3v1: { title: 'Old', artist: 'Elder' } }),
      'deep.flac': flacFile({ bits: 24, sampleRate: 96_000, tone: 300 }),
      'named wrongly.flac': mp3File({ seed: 4 }),
      'nothing.flac': '',
      'cut.flac': flacFile({ seconds: 1 }).subarray(0, 9000),
      'tag longer than the file.mp3': lying,
      'end that lies.mp3': Buffer.concat([mp3File({ seed: 5 }), footer]),
    })
    const { backend, names } = await namesOf(music)
    expect(names).toEqual(['deep', 'no tags', 'Old'])
    expect(backend.lines.filter((line) => line.startsWith('Passed over'))).toEqual([
      expect.stringContaining('cut.flac: the file is shorter than'),
      expect.stringContaining('end that lies.mp3: its tags cannot be read: '),
      expect.stringContaining('named wrongly.flac: it is named as what it is not: mp3'),
      expect.stringContaining('nothing.flac: the file is empty'),
      expect.stringContaining('tag longer than the file.mp3: the file ends inside its ID3 tag'),
    ])
  })

  it('accepts names in every script, length and form', async () => {
    const long = '長'.repeat(83)
    const music = musicFolder({
      [`${long}.mp3`]: mp3File({ seed: 1 }),
      'caf\u00e9.mp3': mp3File({ seed: 2 }),
      'cafe\u0301.mp3': mp3File({ seed: 3 }),
      'one\ntwo\u0007.mp3': mp3File({ seed: 4 }),
      '..mp3': mp3File({ seed: 5 }),
      '%2e%2e%2fetc.mp3': mp3File({ seed: 6 }),
      '\u202egnp.mp3': mp3File({ seed: 7 }),
      '🎵 ’;DROP TABLE song;--.mp3': mp3File({ seed: 8 }),
      'broken\ntags.flac': 'no music',
    })
    const { backend, names } = await namesOf(music)
    expect(names.toSorted()).toEqual(
      [
        long,
        'caf\u00e9',
        'cafe\u0301',
        'one two',
        '%2e%2e%2fetc',
        'gnp',
        '🎵 ’;DROP TABLE song;--',
      ].toSorted(),
    )
    expect(backend.lines[0]).toContain(String.raw`broken\u{a}tags.flac: there is no audio`)
    for (const { id } of await songsOf(backend))
      expect(await backend.call(`/check/music?id=${id}`)).toMatchObject({ body: { success: true } })
  })

  it.skipIf(process.platform === 'win32')(
    'waits for no pipe, socket or device that bears the name of music',
    async () => {
      const music = musicFolder({ 'a.mp3': mp3File() })
      const pipes = ['pipe.mp3', 'a.lrc', 'cover.jpg'].map((name) => join(music, name))
      expect(spawnSync('sh', ['-c', 'mkfifo "$@"', 'sh', ...pipes]).status).toBe(0)
      symlinkSync('/dev/zero', join(music, 'zero.flac'))
      const server = createServer().listen(join(music, 'socket.mp3'))
      onTestFinished(() => void server.close())
      await once(server, 'listening')
      const { backend, names } = await namesOf(music)
      expect(names).toEqual(['a'])
      expect(backend.lines[0]).toContain('zero.flac: it is a link that leads out of the music folders')
    },
  )

  it('enters a folder that is named like a song', async () => {
    const { names } = await namesOf(musicFolder({ 'x.flac/y.mp3': mp3File() }))
    expect(names).toEqual(['y'])
  })

  it('ignores a file that is deleted during the scan', async () => {
    const files = Array.from({ length: 12 }, (_, seed) => [`${10 + seed}.mp3`, mp3File({ seed })] as const)
    const music = musicFolder(Object.fromEntries(files))
    const backend = await scannedBackend(music, {
      reader: createInlineReader((path) => {
        if (path.endsWith('10.mp3')) for (const name of ['11.mp3', '21.mp3']) unlinkSync(join(music, name))
        return readTags(path)
      }),
    })
    expect(await songsOf(backend)).toHaveLength(10)
    expect(backend.lines).toEqual([expect.stringMatching(/^Library: 10 songs/)])
  })

  it('ends for a FLAC with an endless header', async () => {
    const whole = flacFile({ withoutMd5: true })
    const endless = Buffer.concat([whole.subarray(0, 42), Buffer.from([1, 0, 0, 0])])
    const blocks = Buffer.concat([endless, ...Array.from({ length: 3000 }, () => Buffer.from([1, 0, 0, 0]))])
    const music = musicFolder({ 'blocks.flac': blocks, 'cut.flac': endless })
    const huge = musicFolder(
      { 'huge.flac': Buffer.concat([whole.subarray(0, 42), Buffer.from([1, 255, 255, 255])]) },
      music,
    )
    truncateSync(join(huge, 'huge.flac'), 40_000_000)
    const { backend, names } = await namesOf(music)
    expect(names).toEqual([])
    expect(backend.lines.slice(0, 3)).toEqual([
      expect.stringContaining('blocks.flac: its FLAC header has no end'),
      expect.stringContaining('cut.flac: the file is shorter than its FLAC header says'),
      expect.stringContaining('huge.flac: its FLAC header has no end'),
    ])
  })

  it('continues when one file cannot be stored', async () => {
    const music = musicFolder({ 'a.mp3': mp3File({ seed: 1 }), 'b.mp3': mp3File({ seed: 2 }) })
    const backend = await scannedBackend(music, {
      reader: createInlineReader(async (path) => ({
        ...(await readTags(path)),
        // a value that the database rejects
        ...(path.endsWith('a.mp3') && { durationMs: null as unknown as number }),
      })),
    })
    expect((await songsOf(backend)).map(({ name }) => name)).toEqual(['b'])
    expect(backend.lines[0]).toMatch(/a\.mp3: it cannot be kept: NOT NULL/)
  })
})

describe('scan of links', () => {
  it('follows none to outside the music folders, and adds nothing twice inside them', async () => {
    const outside = musicFolder({ 'secret.mp3': mp3File({ seed: 8 }), 'words.lrc': '[00:01.00]secret' })
    const music = musicFolder({
      'deep/one.mp3': mp3File({ seed: 1 }),
      '.store/two.mp3': mp3File({ seed: 2 }),
    })
    symlinkSync(music, join(music, 'deep', 'up'))
    symlinkSync('one.mp3', join(music, 'deep', 'again.mp3'))
    symlinkSync('../.store/two.mp3', join(music, 'deep', 'two.mp3'))
    symlinkSync(outside, join(music, 'aside'))
    symlinkSync(join(outside, 'secret.mp3'), join(music, 'secret.mp3'))
    symlinkSync(join(outside, 'words.lrc'), join(music, 'deep', 'one.lrc'))
    symlinkSync('/etc/passwd', join(music, 'deep', 'two.lrc'))
    const { backend, names } = await namesOf(music)
    expect(names).toEqual(['one', 'two'])
    expect(backend.lines.join('\n')).toMatch(/aside: it is a link that leads out/)
    for (const { id } of await songsOf(backend))
      expect((await backend.call(`/lyric/new?id=${id}`)).body).toMatchObject({ nolyric: true })
  })

  it('does not follow links that replace a song or a cover later', async () => {
    const outside = musicFolder({ 'secret.mp3': mp3File({ seed: 8 }) })
    const music = musicFolder({ 'one.mp3': mp3File({ seed: 1 }) })
    const backend = await scannedBackend(music)
    const [song] = await songsOf(backend)
    const ask = () => backend.request(`/media/song/${song!.id}.mp3`)
    expect((await ask()).status).toBe(200)
    unlinkSync(join(music, 'one.mp3'))
    symlinkSync(join(outside, 'secret.mp3'), join(music, 'one.mp3'))
    expect((await ask()).status).toBe(404)
  })

  it('accepts a music folder that is a link', async () => {
    const music = musicFolder({ 'one.mp3': mp3File(), 'one.lrc': '[00:01.00]x' })
    const link = join(temporaryFolder(), 'Music')
    symlinkSync(music, link)
    mkdirSync(join(music, 'sub'))
    writeFileSync(join(music, 'sub/two.mp3'), mp3File({ seed: 2 }))
    symlinkSync('..', join(music, 'sub/up'))
    const { backend, names } = await namesOf(link)
    expect(names).toEqual(['one', 'two'])
    const [one] = await songsOf(backend)
    expect((await backend.request(`/media/song/${one!.id}.mp3`)).status).toBe(200)
  })
})
