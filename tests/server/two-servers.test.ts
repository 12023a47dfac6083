import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readTags } from '../../server/library/files/read-tags'
import { createInlineReader } from '../support/server/inline-reader'
import { openDatabase } from '../../server/storage/database'
import { mp3File } from '../support/server/mp3-file'
import {
  musicFolder,
  scannedBackend,
  songsOf,
  temporaryFolder,
  type TestBackend,
} from '../support/server/music-folder'
import { signedIn } from '../support/server/signed-in'

const song = (seed: number, title: string) => mp3File({ seed, frames: { TIT2: title } })

describe('two servers on one data folder', () => {
  it('each show the songs of their own folders, and mark none of the other as missing', async () => {
    const one = musicFolder({ 'a.mp3': song(1, 'A'), 'gone.mp3': song(2, 'Gone') })
    const two = musicFolder({ 'b.mp3': song(3, 'B') })
    const data = temporaryFolder()
    const open = async () => Promise.all([one, two].map((music) => scannedBackend(music, { data })))
    const namesOf = async (backends: TestBackend[]) =>
      Promise.all(backends.map(async (each) => (await songsOf(each)).map(({ name }) => name)))
    const running = await open()
    expect(await namesOf(running)).toEqual([['A', 'Gone'], ['B']])
    rmSync(join(one, 'gone.mp3'))
    writeFileSync(join(two, 'c.mp3'), song(4, 'C'))
    expect(await namesOf(await open())).toEqual([['A'], ['B', 'C']])
    for (const backend of running)
      for (const { id, name } of await songsOf(backend))
        expect(await backend.call(`/check/music?id=${id}`)).toMatchObject({
          body: { success: name !== 'Gone' },
        })
  })

  it('share listeners, and each reads what the other writes', async () => {
    const data = temporaryFolder()
    const first = await scannedBackend(musicFolder({ 'a.mp3': song(1, 'A') }), { data })
    const second = await scannedBackend(musicFolder({ 'b.mp3': song(2, 'B') }), { data })
    const { id, cookie } = signedIn(data)
    const headers = { Cookie: cookie }
    await first.call('/playlist/create?name=mine', { headers })
    const { body } = await second.call<{ playlist: { name: string }[] }>(`/user/playlist?uid=${id}`, {
      headers,
    })
    expect(body.playlist.map(({ name }) => name)).toContain('mine')
  })

  it('wait for each other while they scan, and miss no song', async () => {
    const data = temporaryFolder()
    await (await scannedBackend(musicFolder({}), { data })).close()
    const other = openDatabase(join(data, 'library.db'))
    onTestFinished(() => other.close())
    const music = musicFolder({ 'a.mp3': song(1, 'A'), 'b.mp3': song(2, 'B') })
    let held = false
    const backend = await scannedBackend(music, {
      data,
      reader: createInlineReader(async (path) => {
        const tags = await readTags(path)
        if (held) return tags
        held = true
        other.script('BEGIN IMMEDIATE')
        // runs only when our process has given up waiting and lets others take their turn
        setTimeout(() => other.script('COMMIT'), 0)
        return tags
      }),
    })
    expect((await songsOf(backend)).map(({ name }) => name)).toEqual(['A', 'B'])
    expect(backend.lines).toEqual([expect.stringMatching(/^Library: 2 songs/)])
  })
})
