import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBackend, type BackendOptions } from '../../../../server/backend'
import { noSidecars } from '../../../../server/library/files/sidecars'
import { createWorkerReader, type WorkerReaderOptions } from '../../../../server/library/files/worker-reader'
import { createInlineReader } from '../../../support/server/inline-reader'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, temporaryFolder } from '../../../support/server/music-folder'

/** A reading thread that does with each file what the file's name says. */
const program = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (task) => {
    if (task === 'ping') return parentPort.postMessage('alive')
    const { name } = task.found
    if (name.startsWith('die')) process.exit(3)
    if (name.startsWith('throw')) throw new Error('no parser survives this')
    if (name.startsWith('spin')) for (;;) {}
    if (name.startsWith('eat')) { const all = []; for (;;) all.push(new Array(1e6).fill({})) }
    if (name.startsWith('hold')) return
    parentPort.postMessage({ id: task.id, song: { reason: 'read ' + name } })
  })
  parentPort.postMessage('alive')`

const reader = (options: WorkerReaderOptions = {}) => {
  const made = createWorkerReader(options)
  onTestFinished(() => made.close())
  return made
}

const actor = (options: WorkerReaderOptions = {}) => {
  const file = join(temporaryFolder(), 'actor.mjs')
  writeFileSync(file, program)
  return reader({ entry: pathToFileURL(file), heapMb: 16, ...options })
}

const read = (from: ReturnType<typeof reader>, name: string) =>
  from.song({ path: `/${name}`, name }, noSidecars)

describe('createWorkerReader', () => {
  it('reads songs and pictures on a thread of its own', async () => {
    const music = musicFolder({ 'a.flac': flacFile({ comments: ['TITLE=A'] }), 'b.mp3': 'no music' })
    const real = reader()
    const song = await real.song({ path: join(music, 'a.flac'), name: 'a.flac' }, noSidecars)
    expect(song).toMatchObject({ codec: 'flac', tags: { title: 'A' }, cover: null })
    expect(await read(real, 'gone.mp3')).toEqual({ reason: 'ENOENT', isTransient: true })
    expect(await real.picture(join(music, 'a.flac'))).toBeNull()
    await expect(real.picture(join(music, 'gone.flac'))).rejects.toThrow('ENOENT')
  })

  it.each([
    ['die.mp3', /^reading it fails/],
    ['throw.mp3', /no parser survives this/],
    ['eat.mp3', /^reading it fails: .*memory/],
    ['spin.mp3', /^reading it has no end/],
  ])('finds out that %s is at fault, and reads all others', async (name, reason) => {
    const names = ['1.mp3', '2.mp3', name, '3.mp3', '4.mp3']
    const from = actor(name.startsWith('spin') ? { pingMs: 20, maxMissedPings: 50 } : {})
    const answers = await Promise.all(names.map((each) => read(from, each)))
    expect(answers.filter((_, at) => at !== 2)).toEqual(
      ['1.mp3', '2.mp3', '3.mp3', '4.mp3'].map((each) => ({ reason: `read ${each}` })),
    )
    expect(answers[2]).toEqual({ reason: expect.stringMatching(reason), isTransient: false })
    expect(await read(from, '5.mp3')).toEqual({ reason: 'read 5.mp3' })
  })

  it('blames no file when no thread can start', async () => {
    const from = reader({ entry: pathToFileURL(join(temporaryFolder(), 'none.mjs')) })
    const [one, two] = await Promise.all(['1.mp3', '2.mp3'].map((name) => read(from, name)))
    expect(one).toEqual({ reason: expect.stringContaining('none.mjs'), isTransient: true })
    expect(two).toEqual(one)
  })

  it('settles running tasks when it is closed, and accepts no more', async () => {
    const from = actor()
    const held = read(from, 'hold.mp3')
    await read(from, '1.mp3')
    await from.close()
    const closing = { reason: 'the server is closing', isTransient: true }
    expect(await held).toEqual(closing)
    expect(await read(from, '2.mp3')).toEqual(closing)
  })
})

describe('createBackend', () => {
  const backendOf = (music: string, options: Partial<BackendOptions> = {}) => {
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    const data = temporaryFolder()
    const backend = createBackend({ root: music, music: [music], data, watching: null, log, ...options })
    onTestFinished(() => backend.close())
    return { backend, lines }
  }

  it('scans with a reading thread', async () => {
    const music = musicFolder({ 'a.mp3': mp3File({ frames: { TIT2: 'A' } }), 'b.mp3': 'no music' })
    const { backend, lines } = backendOf(music)
    await backend.ready
    expect(lines).toEqual([
      expect.stringContaining('b.mp3: there is no audio of a known format in it'),
      expect.stringMatching(/^Library: 1 songs/),
    ])
  })

  it('closes while reading a file does not end', async () => {
    let begun: () => void = () => undefined
    const reading = new Promise<void>((done) => (begun = done))
    const { backend, lines } = backendOf(musicFolder({ 'a.mp3': mp3File() }), {
      reader: createInlineReader(() => {
        begun()
        return new Promise(() => undefined)
      }),
    })
    await reading
    await backend.close()
    await backend.ready
    expect(lines).toEqual([])
    expect((await backend.fetch(new Request('http://127.0.0.1/api/personalized'))).status).toBe(503)
  })
})
