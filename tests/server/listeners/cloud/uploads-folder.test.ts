import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { syncUploadsFolder } from '../../../../server/listeners/cloud/uploads-folder'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, temporaryFolder } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'
import { uploadFile } from '../../../support/server/upload-file'
import { openDatabase } from '../../../../server/storage/database'
import { migrate } from '../../../../server/storage/migrations'

const drive = async () => {
  const backend = await scannedBackend(musicFolder({}))
  const { cookie } = signedIn(backend.data)
  const { id } = await uploadFile(backend, cookie, mp3File(), 'a.mp3')
  await backend.close()
  return { data: backend.data, cookie, id, folder: join(backend.data, 'uploads') }
}

const restarted = async (data: string, cookie: string) => {
  const backend = await scannedBackend(musicFolder({}), { data })
  const ask = async <T>(path: string) => (await backend.call<T>(path, { headers: { Cookie: cookie } })).body
  return { backend, ask }
}

describe('syncUploadsFolder', () => {
  it('deletes incomplete files and files without a row, and nothing else', async () => {
    const { data, cookie, folder } = await drive()
    const [kept] = readdirSync(folder)
    for (const name of ['0b5f0f64-5d5c-4d3e-8f0d-0c2f8a3f5a11.part.flac', `${'a'.repeat(32)}.mp3`])
      writeFileSync(join(folder, name), 'x')
    for (const name of ['notes.txt', 'cover.jpg', `${'A'.repeat(32)}.mp3`, `${'b'.repeat(31)}.mp3`])
      writeFileSync(join(folder, name), 'x')
    mkdirSync(join(folder, 'a folder.part.mp3'))
    await restarted(data, cookie)
    expect(new Set(readdirSync(folder))).toEqual(
      new Set([
        kept,
        'notes.txt',
        'cover.jpg',
        `${'A'.repeat(32)}.mp3`,
        `${'b'.repeat(31)}.mp3`,
        'a folder.part.mp3',
      ]),
    )
  })

  it('finds everything again in a data folder that was moved', async () => {
    const { data, cookie, id } = await drive()
    const elsewhere = join(temporaryFolder(), 'moved')
    renameSync(data, elsewhere)
    const { ask } = await restarted(elsewhere, cookie)
    expect(await ask(`/check/music?id=${id}`)).toMatchObject({ success: true })
    expect(await ask('/user/cloud')).toMatchObject({ data: [{ songId: id, simpleSong: { st: 0 } }] })
  })

  it('shows a file again once it is restored', async () => {
    const { data, cookie, id, folder } = await drive()
    const [name] = readdirSync(folder)
    const away = join(temporaryFolder(), 'away')
    renameSync(join(folder, name!), away)
    const without = await restarted(data, cookie)
    expect(await without.ask(`/song/detail?ids=${id}`)).toMatchObject({ songs: [{ st: -200 }] })
    await without.backend.close()
    renameSync(away, join(folder, name!))
    const { ask } = await restarted(data, cookie)
    expect(await ask(`/song/detail?ids=${id}`)).toMatchObject({ songs: [{ st: 0 }] })
  })

  it('creates the folder, and throws when that fails', () => {
    const database = openDatabase(':memory:')
    migrate(database)
    const folder = join(temporaryFolder(), 'a', 'uploads')
    syncUploadsFolder(database, folder)
    expect(existsSync(folder)).toBe(true)
    expect(() => syncUploadsFolder(database, process.execPath)).toThrow()
    database.close()
  })
})
