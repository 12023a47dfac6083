import { mkdirSync, mkdtempSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { watchMusicFolders, type WatchOptions } from '../../../server/library/watch-music-folders'
import type { ScanTarget } from '../../../server/library/scan/scan-target'
import type { WatchFolder } from '../../../server/library/watch-folder'
import { mp3File } from '../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf, temporaryFolder } from '../../support/server/music-folder'

const soon = { quietMs: 5, patienceMs: 50, checkMs: 5, netMs: 5 }
const never = 1_000_000

/** A watch that reports what the test tells it to. */
const toldWatch = () => {
  const open: Parameters<WatchFolder>[] = []
  let closed = 0
  const watch: WatchFolder = (...told) => {
    open.push(told)
    return { ready: Promise.resolve(), close: () => void closed++ }
  }
  return { watch, open, hear: (path: string) => open.at(-1)![1](path), closed: () => closed }
}

const followed = async (roots: readonly string[], options: Partial<WatchOptions> = {}) => {
  const asked: ScanTarget[][] = []
  const lines: string[] = []
  const library = {
    scan: (targets: readonly ScanTarget[]) => {
      asked.push([...targets])
      return Promise.resolve()
    },
  }
  const changes = watchMusicFolders({
    roots,
    library,
    log: (line) => lines.push(line),
    ...soon,
    checkMs: never,
    pollMs: never,
    ...options,
  })
  onTestFinished(() => changes.close())
  await changes.ready
  return { asked, lines, changes }
}

describe('watchMusicFolders', () => {
  it('scans only the folders in which something changed', async () => {
    const root = musicFolder({ 'a/one.mp3': 'x', 'b/c/two.mp3': 'x' })
    const { watch, hear } = toldWatch()
    const { asked } = await followed([root], { watch })
    hear(join(root, 'a/one.mp3'))
    hear(join(root, 'b/c'))
    hear(join(root, 'a/gone.mp3'))
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toEqual([
      { root, folder: join(root, 'a'), deep: false },
      { root, folder: join(root, 'b'), deep: false },
      { root, folder: join(root, 'b/c'), deep: true },
      { root, folder: join(root, 'a'), deep: false },
      { root, folder: join(root, 'a/gone.mp3'), deep: true },
    ])
  })

  it('scans the whole folder after very many changes', async () => {
    const root = temporaryFolder()
    const { watch, hear } = toldWatch()
    const { asked } = await followed([root], { watch })
    for (let n = 0; n < 4000; n++) hear(join(root, `${n}.mp3`))
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toEqual([{ root, folder: root, deep: true }])
  })

  it('does not wait for ever for a folder that keeps changing', async () => {
    const root = temporaryFolder()
    const { watch, hear } = toldWatch()
    const { asked } = await followed([root], { watch, quietMs: never, maxBatchMs: 1 })
    hear(join(root, 'a.mp3'))
    await expect.poll(() => asked.length).toBe(1)
  })

  it('scans a folder that cannot be watched at intervals, logs that once, and tries again', async () => {
    const root = temporaryFolder()
    let refused = 0
    const watch: WatchFolder = (_root, _heard, failed) => {
      if (++refused <= 3) failed('ENOSPC')
      return { ready: Promise.resolve(), close: () => undefined }
    }
    const { asked, lines } = await followed([root], { watch, pollMs: 5 })
    await expect.poll(() => refused).toBe(4)
    expect(asked.length).toBeGreaterThanOrEqual(3)
    expect(asked[0]).toEqual([{ root, folder: root, deep: true }])
    expect(lines).toEqual([expect.stringContaining('cannot be watched (ENOSPC)')])
  })

  it('notices that a folder disappears and comes back', async () => {
    const root = temporaryFolder()
    const { watch, open, closed } = toldWatch()
    const { asked } = await followed([root], { watch, checkMs: 5 })
    renameSync(root, `${root}-away`)
    await expect.poll(() => asked.length).toBe(1)
    expect(closed()).toBe(1)
    renameSync(`${root}-away`, root)
    await expect.poll(() => asked.length).toBe(2)
    expect(open).toHaveLength(2)
    expect(asked[1]).toEqual([{ root, folder: root, deep: true }])
  })

  it('does nothing once it is closed', async () => {
    const root = temporaryFolder()
    const { watch, hear, closed } = toldWatch()
    const { asked, changes } = await followed([root], { watch })
    hear(join(root, 'a.mp3'))
    changes.close()
    hear(join(root, 'b.mp3'))
    const later = toldWatch()
    const other = await followed([root], { watch: later.watch })
    later.hear(join(root, 'c.mp3'))
    await expect.poll(() => other.asked.length).toBe(1)
    expect(asked).toEqual([])
    expect(closed()).toBe(1)
  })
})

describe('a running server', () => {
  const running = async (music: string) => {
    const backend = await scannedBackend(music, { watching: soon })
    const names = async () => (await songsOf(backend)).map(({ name }) => name)
    return {
      backend,
      names,
      shows: (wanted: string[]) => expect.poll(names, { timeout: 20_000 }).toEqual(wanted),
    }
  }
  const song = (seed: number, title: string) => mp3File({ seed, frames: { TIT2: title } })

  it('shows what is added, renamed, retagged and removed, each song under its id', async () => {
    const music = musicFolder({ 'a.mp3': song(1, 'A') })
    const { backend, shows } = await running(music)
    const [a] = await songsOf(backend)
    writeFileSync(join(music, 'b.mp3'), song(2, 'B'))
    await shows(['A', 'B'])
    mkdirSync(join(music, 'deep/er'), { recursive: true })
    renameSync(join(music, 'a.mp3'), join(music, 'deep/er/a.mp3'))
    writeFileSync(join(music, 'deep/er/c.mp3'), song(3, 'C'))
    await shows(['A', 'B', 'C'])
    writeFileSync(join(music, 'deep/er/a.mp3'), song(1, 'A, again'))
    await shows(['A, again', 'B', 'C'])
    expect((await songsOf(backend))[0]?.id).toBe(a?.id)
    unlinkSync(join(music, 'b.mp3'))
    await shows(['A, again', 'C'])
  })

  it('keeps watching folders that are moved in, renamed, and moved out', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'melisma-test-'))
    onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
    musicFolder({ 'album/cd1/a.mp3': song(1, 'A') }, elsewhere)
    const music = musicFolder({ 'z.mp3': song(9, 'Z') })
    const { shows } = await running(music)
    renameSync(join(elsewhere, 'album'), join(music, 'album'))
    await shows(['A', 'Z'])
    writeFileSync(join(music, 'album/cd1/b.mp3'), song(2, 'B'))
    await shows(['A', 'B', 'Z'])
    renameSync(join(music, 'album'), join(music, 'renamed'))
    writeFileSync(join(music, 'renamed/cd1/c.mp3'), song(3, 'C'))
    await shows(['A', 'B', 'C', 'Z'])
    renameSync(join(music, 'renamed'), join(elsewhere, 'album'))
    await shows(['Z'])
  })

  it('hides the songs of a folder that disappears, and shows them again when it is back', async () => {
    const music = musicFolder({ 'a.mp3': song(1, 'A') })
    const { backend, shows } = await running(music)
    const before = await songsOf(backend)
    renameSync(music, `${music}-away`)
    await shows([])
    renameSync(`${music}-away`, music)
    await shows(['A'])
    expect(await songsOf(backend)).toEqual(before)
    writeFileSync(join(music, 'b.mp3'), song(2, 'B'))
    await shows(['A', 'B'])
  })
})
