import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Song } from '../../../../server/library/catalogue/songs'
import { createTranscoder, type TranscoderOptions } from '../../../../server/library/transcode/transcoder'
import { transcodedSize } from '../../../../server/library/transcode/transcode-preset'
import { falseFfmpeg } from '../../../support/server/false-ffmpeg'
import { musicFolder, temporaryFolder } from '../../../support/server/music-folder'

const facts = { durationMs: 1000, sampleRate: 44_100, bits: 16, codec: 'alac', lossless: true }

const songAt = (name = 'a.m4a', content = 'x') =>
  ({ ...facts, path: join(musicFolder({ [name]: content }), name) }) as Song

const started = (script: string, options: Partial<TranscoderOptions> = {}) => {
  const folder = temporaryFolder()
  const lines: string[] = []
  const transcoder = createTranscoder({
    ffmpeg: falseFfmpeg(script),
    folder,
    log: (line) => lines.push(line),
    now: Date.now,
    ...options,
  })
  onTestFinished(() => transcoder.close())
  const open = async (song: Song) => {
    const file = await transcoder.open(song, 'lossless')
    if (typeof file === 'string') throw new Error(file)
    return file
  }
  return { transcoder, folder, lines, open }
}

const size = transcodedSize(facts as Song, 'lossless')

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(stream).arrayBuffer())

const read = async ({ open }: ReturnType<typeof started>, song: Song, start = 0, end = size - 1) => {
  const file = await open(song)
  if ('path' in file) return readFileSync(file.path).subarray(start, end + 1)
  return bytesOf(file.growing.stream(start, end, file.release))
}

describe.skipIf(process.platform === 'win32')('createTranscoder', () => {
  it('sends the first bytes while the rest is not there, and a later range once it is', async () => {
    const gate = join(temporaryFolder(), 'gate')
    const setting = started(
      `head -c 1000 /dev/zero; until [ -e '${gate}' ]; do sleep 0.02; done; tr '\\0' a </dev/zero | head -c 175400`,
    )
    const song = songAt()
    const first = await read(setting, song, 0, 499)
    expect(first.toString('latin1', 0, 4)).toBe('RIFF')
    expect(first).toHaveLength(500)
    const later = read(setting, song, 2000, 2009)
    writeFileSync(gate, '')
    expect((await later).toString()).toBe('aaaaaaaaaa')
    expect(await read(setting, song)).toHaveLength(size)
  })

  it('has exactly the announced size, whether the output is longer or shorter', async () => {
    for (const count of [size * 3, size - 1000]) {
      const setting = started(`tr '\\0' a </dev/zero | head -c ${count}`)
      const song = songAt()
      expect(await read(setting, song)).toHaveLength(size)
      await vi.waitFor(() => expect(readdirSync(setting.folder)).toEqual([expect.stringMatching(/\.wav$/)]))
      const kept = await setting.open(song)
      expect('path' in kept && statSync(kept.path).size).toBe(size)
      expect(setting.lines).toEqual([])
    }
  })

  it('converts a song once for all who listen, and anew when the file has changed', async () => {
    const runs = join(temporaryFolder(), 'runs')
    const setting = started(`echo run >>'${runs}'; head -c 200000 /dev/zero`)
    const song = songAt()
    await Promise.all([read(setting, song), read(setting, song), read(setting, song)])
    await read(setting, song)
    expect(readFileSync(runs, 'utf8')).toBe('run\n')
    writeFileSync(song.path!, 'another')
    await read(setting, song)
    expect(readFileSync(runs, 'utf8')).toBe('run\nrun\n')
  })

  it.each([
    ['crashes', 'echo "Invalid data" >&2; exit 1', 'Invalid data'],
    ['crashes without a word', 'kill -9 $$', 'it ended with a signal'],
    ['puts out nothing', 'exit 0', 'it put out no sound'],
  ])('says once that a song cannot be converted when ffmpeg %s', async (_name, script, reason) => {
    const { transcoder, folder, lines } = started(script)
    const song = songAt('a\u001b.m4a')
    expect(await transcoder.open(song, 'lossless')).toBe('unconvertible')
    expect(await transcoder.open(song, 'lossless')).toBe('unconvertible')
    expect(lines).toEqual([expect.stringContaining(reason)])
    expect(lines[0]).not.toMatch(/\p{Cc}/u)
    expect(readdirSync(folder)).toEqual([])
  })

  it('says so when the programme cannot be started, or the file is gone', async () => {
    const missing = started('', { ffmpeg: '/nowhere/ffmpeg' })
    expect(await missing.transcoder.open(songAt(), 'lossless')).toBe('unconvertible')
    const fine = started('head -c 200000 /dev/zero')
    expect(await fine.transcoder.open({ ...songAt(), path: '/nowhere' }, 'lossless')).toBe('unconvertible')
    expect(await fine.transcoder.open({ ...songAt(), path: null }, 'lossless')).toBe('unconvertible')
  })

  it('breaks the stream off when ffmpeg crashes in the middle', async () => {
    const setting = started('head -c 5000 /dev/zero; sleep 0.2; exit 1')
    await expect(read(setting, songAt())).rejects.toThrow()
    await vi.waitFor(() => expect(readdirSync(setting.folder)).toEqual([]))
  })

  const endless = (pids: string) => `echo $$ >>'${pids}'; head -c 1000 /dev/zero; exec sleep 1000`
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  const pidsIn = (file: string) =>
    existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []

  it('ends a conversion when nobody listens any more, and leaves nothing behind', async () => {
    const pids = join(temporaryFolder(), 'pids')
    const setting = started(endless(pids), { idleMs: 1 })
    const file = await setting.open(songAt())
    if ('path' in file) throw new Error('it is complete')
    await file.growing.stream(0, size - 1, file.release).cancel()
    await vi.waitFor(() => expect(pidsIn(pids).filter(isAlive)).toEqual([]))
    await vi.waitFor(() => expect(readdirSync(setting.folder)).toEqual([]))
    expect(setting.lines).toEqual([])
  })

  it('starts anew for a listener who comes while a conversion is being stopped', async () => {
    const setting = started('head -c 1000 /dev/zero; exec sleep 1000', { idleMs: 0 })
    const song = songAt()
    const first = await setting.open(song)
    if ('path' in first) throw new Error('it is complete')
    first.release()
    // after the timer of no milliseconds; one of these comes in each state of the ending
    await new Promise((done) => setTimeout(done, 1))
    const later: ReturnType<typeof setting.open>[] = []
    for (let times = 0; times < 50; times++) {
      later.push(setting.open(song))
      await new Promise((done) => setImmediate(done))
    }
    const files = await Promise.all(later)
    expect(files.filter((file) => !('path' in file) && file.growing === first.growing)).toEqual([])
  })

  it('ends every conversion when it is closed, those that wait included', async () => {
    const pids = join(temporaryFolder(), 'pids')
    const { transcoder, folder } = started(endless(pids), { maxRunning: 1 })
    await transcoder.open(songAt(), 'lossless')
    const waiting = transcoder.open(songAt(), 'lossless')
    await transcoder.close()
    expect(await waiting).toBe('unconvertible')
    expect(pidsIn(pids)).toHaveLength(1)
    expect(pidsIn(pids).filter(isAlive)).toEqual([])
    expect(readdirSync(folder)).toEqual([])
    expect(await transcoder.open(songAt(), 'lossless')).toBe('unconvertible')
  })

  it('stops a conversion that takes too long', async () => {
    const pids = join(temporaryFolder(), 'pids')
    const setting = started(endless(pids), { limitMs: 300 })
    await expect(read(setting, songAt())).rejects.toThrow()
    expect(pidsIn(pids).filter(isAlive)).toEqual([])
  })

  it('refuses more songs than may wait', async () => {
    const pids = join(temporaryFolder(), 'pids')
    const { transcoder } = started(endless(pids), { maxRunning: 1, maxWaiting: 1 })
    await transcoder.open(songAt(), 'lossless')
    const waiting = transcoder.open(songAt(), 'lossless')
    await vi.waitFor(async () => expect(await transcoder.open(songAt('b.m4a'), 'lossless')).toBe('busy'))
    await transcoder.close()
    await waiting
  })

  it('deletes the songs used longest ago beyond its bound, and what an earlier run left incomplete', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, `${'a'.repeat(40)}.wav.part`), 'x')
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    let nowMs = 1_000_000
    const now = () => (nowMs += 60_000)
    const setting = started('head -c 200000 /dev/zero', { folder, maxBytes: size * 2 + 10, now })
    expect(readdirSync(folder)).toEqual(['notes.txt'])
    const kept = () => readdirSync(folder).filter((name) => name.endsWith('.wav'))
    const [one, two, three] = [songAt(), songAt(), songAt()]
    for (const song of [one, two]) await read(setting, song)
    await vi.waitFor(() => expect(kept()).toHaveLength(2))
    for (const song of [two, one]) expect('path' in (await setting.open(song))).toBe(true)
    await read(setting, three)
    await vi.waitFor(async () => expect('path' in (await setting.open(three))).toBe(true))
    expect('path' in (await setting.open(one))).toBe(true)
    expect(kept()).toHaveLength(2)
  })
})
