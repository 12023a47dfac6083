import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBackend } from '../../../../server/backend'
import { createInlineReader } from '../../../support/server/inline-reader'
import { flacFile } from '../../../support/server/flac-file'
import { jsonOf } from '../../../support/server/json-of'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, temporaryFolder } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

interface Report {
  code: number
  revision: number
  songs: number
  problems: number
  folders: { name: string; path: string | null; songs: number; reachable: boolean }[]
  formats: { container: string; codec: string; songs: number }[]
  scan: { running: boolean; expected: number }
  lastScan: { tookMs: number; found: number } | null
  unplayable: number
  mayScan: boolean
}

interface Problems {
  total: number
  more: boolean
  problems: { id: number; name: string; folder: string; reason: string }[]
}

const tagged = (title: string, seed: number) =>
  mp3File({ seed, frames: { TIT2: title, TPE1: '甲', TALB: 'Album' } })

const music = () =>
  musicFolder({
    'a/one.mp3': tagged('One', 1),
    'a/copy of one.mp3': tagged('One, once more', 1),
    'b/two.flac': flacFile({ comments: ['TITLE=Two', 'ARTIST=乙'] }),
    'b/empty.mp3': '',
    'b/misnamed.mp3': flacFile(),
    'note.flac': 'no music',
  })

/** A backend that other machines reach, too; `ask` calls it from another machine. */
const sharedBackend = async () => {
  const folder = music()
  const data = temporaryFolder()
  const backend = createBackend({
    root: folder,
    music: [folder],
    data,
    host: '0.0.0.0',
    reader: createInlineReader(),
    watching: null,
    log: () => undefined,
  })
  onTestFinished(() => backend.close())
  await backend.ready
  const ask = async <T>(path: string, init?: RequestInit) =>
    jsonOf<T>(await backend.fetch(new Request(`http://nas:7300/api${path}`, init), '192.168.0.9'))
  return { folder, data, ask }
}

describe('libraryReport', () => {
  it('tells of folders, formats and the last scan', async () => {
    const folder = music()
    const { call } = await scannedBackend(folder)
    const { body } = await call<Report>('/library/report')
    expect(body).toMatchObject({
      code: 200,
      songs: 3,
      problems: 3,
      folders: [{ name: basename(folder), path: folder, demo: false, songs: 3, reachable: true }],
      formats: [
        { container: 'mp3', codec: 'mp3', songs: 2 },
        { container: 'flac', codec: 'flac', songs: 1 },
      ],
      scan: { running: false, found: 6, read: 6, unreadable: 3 },
      lastScan: { tookMs: expect.any(Number), found: 6 },
      ffmpeg: false,
      mayScan: true,
    })
  })

  it('counts the songs that the asking browser cannot play', async () => {
    const { call } = await scannedBackend(music())
    const headers = { 'X-Playable-Formats': 'flac-flac,m4a-aac' }
    const { body } = await call<Report>('/library/report', { headers })
    expect(body.unplayable).toBe(2)
  })

  it('says that a folder cannot be opened', async () => {
    const folder = music()
    const { call } = await scannedBackend(folder)
    rmSync(folder, { recursive: true })
    await call('/library/scan', { method: 'POST' })
    await expect
      .poll(async () => (await call<Report>('/library/report')).body)
      .toMatchObject({ scan: { running: false }, songs: 0, folders: [{ songs: 0, reachable: false }] })
  })

  it('tells other machines neither paths nor what errors say of them', async () => {
    const { folder, ask } = await sharedBackend()
    const report = await ask<Report>('/library/report')
    expect(report).toMatchObject({ folders: [{ name: basename(folder), path: null }], mayScan: false })
    const { problems } = await ask<Problems>('/library/problems')
    const name = basename(folder)
    expect(problems.map((problem) => `${problem.folder} ${problem.name}`)).toEqual([
      `${name}/b empty.mp3`,
      `${name}/b misnamed.mp3`,
      `${name} note.flac`,
    ])
    const doubles = await ask<object>('/library/doubles')
    expect(JSON.stringify([report, problems, doubles])).not.toContain(folder)
  })
})

describe('libraryProblems', () => {
  it('lists what was passed over with reasons in the language of the listener, in pages', async () => {
    const folder = music()
    const { call } = await scannedBackend(folder)
    const { body } = await call<Problems>('/library/problems')
    expect(body).toEqual({
      code: 200,
      total: 3,
      more: false,
      problems: [
        { id: 1, name: 'empty.mp3', folder: join(folder, 'b'), reason: '文件是空的' },
        { id: 2, name: 'misnamed.mp3', folder: join(folder, 'b'), reason: '扩展名与内容不符，实际是 flac' },
        { id: 3, name: 'note.flac', folder, reason: '里面没有可识别的音频' },
      ],
    })
    const english = { headers: { 'Accept-Language': 'en' } }
    const page = await call<Problems>('/library/problems?limit=1&offset=1', english)
    expect(page.body).toMatchObject({ total: 3, more: true })
    expect(page.body.problems.map(({ reason }) => reason)).toEqual([
      'Its ending does not fit: in fact it is flac',
    ])
  })
})

describe('libraryDoubles', () => {
  it('lists songs with the same sound, with the place of each', async () => {
    const folder = music()
    const { call } = await scannedBackend(folder)
    const { body } = await call<{ groups: { songs: object[] }[] }>('/library/doubles?kind=same')
    expect(body).toMatchObject({
      total: 1,
      groups: [
        {
          songs: [
            { name: 'One, once more', artists: '甲', place: { name: 'copy of one.mp3' } },
            { name: 'One', place: { name: 'one.mp3', folder: join(folder, 'a') }, container: 'mp3' },
          ],
        },
      ],
    })
  })
})

describe('libraryScan', () => {
  it('scans the folders for new files', async () => {
    const folder = music()
    const { call } = await scannedBackend(folder)
    const before = (await call<Report>('/library/report')).body
    writeFileSync(join(folder, 'three.mp3'), tagged('Three', 3))
    expect(await call('/library/scan', { method: 'POST' })).toEqual({ status: 200, body: { code: 200 } })
    await expect.poll(async () => (await call<Report>('/library/report')).body.songs).toBe(4)
    expect((await call<Report>('/library/report')).body.revision).not.toBe(before.revision)
  })

  it('is for those at the machine and for listeners', async () => {
    const { data, ask } = await sharedBackend()
    expect(await ask('/library/scan', { method: 'POST' })).toMatchObject({ code: 301 })
    const { cookie } = signedIn(data)
    const headers = { Cookie: cookie }
    expect(await ask('/library/report', { headers })).toMatchObject({ mayScan: true })
    expect(await ask('/library/scan', { method: 'POST', headers })).toEqual({ code: 200 })
  })

  it('is refused as a link or a picture, and by GET', async () => {
    const { request } = await scannedBackend(music())
    const asPicture = { method: 'POST', headers: { 'Sec-Fetch-Dest': 'image' } }
    expect((await request('/library/scan', asPicture)).status).toBe(403)
    expect((await request('/library/scan')).status).toBe(404)
  })
})
