import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'
import {
  driveMusic,
  listenerOf,
  recording,
  sharedDrive,
  type CloudReply,
} from '../../../support/server/shared-drive'

const coloured = (background: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer()

describe('userCloud', () => {
  it('returns the uploads, newest first, with the size of the drive', async () => {
    const { me } = await sharedDrive()
    const sizes = [1, 2, 3].map((seed) => recording(`歌${seed}`, seed))
    for (const [at, file] of sizes.entries()) await me.upload(file, `第${at + 1}首.mp3`)
    const all = await me.ask<CloudReply>('/user/cloud')
    expect(all.data.map(({ songName }) => songName)).toEqual(['歌3', '歌2', '歌1'])
    expect(all).toMatchObject({
      count: 3,
      size: sizes.reduce((sum, { length }) => sum + length, 0),
      maxSize: 64_424_509_440,
      hasMore: false,
      code: 200,
    })
    expect(all.data[0]).toMatchObject({
      songId: all.data[0]!.simpleSong.id,
      artist: '家人',
      fileName: '第3首.mp3',
      fileSize: sizes[2]!.length,
      bitrate: 128,
      addTime: expect.any(Number),
      matchType: 'unmatched',
      privateCloud: { userId: me.id, md5: expect.stringMatching(/^[0-9a-f]{32}$/), fileName: '第3首.mp3' },
      simpleSong: {
        name: '歌3',
        t: 1,
        s_id: 0,
        privilege: { cs: true, pl: 128_000, pc: { fileName: '第3首.mp3' } },
      },
    })
    const page = await me.ask<CloudReply>('/user/cloud?limit=1&offset=1')
    expect(page).toMatchObject({ data: [{ songName: '歌2' }], count: 3, hasMore: true })
    expect(await me.ask('/user/cloud?offset=3')).toMatchObject({ data: [], count: 3, hasMore: false })
  })

  it('marks a deleted file as missing, at once and after the next start', async () => {
    const { backend, me } = await sharedDrive()
    const id = await me.upload(recording('歌', 1), 'a.mp3')
    rmSync(join(backend.data, 'uploads'), { recursive: true })
    const gone = { data: [{ songId: id, simpleSong: { st: -200 } }], count: 1 }
    expect(await me.ask('/user/cloud')).toMatchObject(gone)
    const again = await scannedBackend(driveMusic(), { data: backend.data })
    const { body } = await again.call<CloudReply>('/user/cloud', { headers: { Cookie: me.cookie } })
    expect(body).toMatchObject(gone)
    expect(await me.ask(`/song/detail?ids=${id}`)).toMatchObject({ songs: [{ st: -200 }] })
    // the same bytes bring it back
    await me.upload(recording('歌', 1), 'a.mp3')
    expect(await me.ask('/user/cloud')).toMatchObject({
      data: [{ songId: id, simpleSong: { st: 0 } }],
      count: 1,
    })
  })

  it('shows the embedded picture', async () => {
    const { backend, me } = await sharedDrive()
    const picture = await coloured('#c01010')
    await me.upload(flacFile({ picture, tone: 300 }), 'a.flac')
    const { data } = await me.ask<CloudReply>('/user/cloud')
    const cover = await backend.request(`${data[0]!.simpleSong.al.picUrl.replace('/api', '')}?param=50y50`)
    const { dominant } = await sharp(Buffer.from(await cover.arrayBuffer())).stats()
    expect(dominant.r).toBeGreaterThan(150)
    expect(dominant.g).toBeLessThan(60)
  })
})

describe('the cover of an uploaded song', () => {
  it('can be deleted without changing an album with the same picture', async () => {
    const picture = await coloured('#1010c0')
    const songs = { 'a.flac': flacFile({ tone: 300 }), 'cover.png': picture }
    const backend = await scannedBackend(musicFolder(songs))
    const [song] = await songsOf(backend)
    const me = listenerOf(backend)
    const id = await me.upload(flacFile({ picture, tone: 310 }), 'b.flac')
    expect(await me.ask(`/user/cloud/del?id=${id}`)).toMatchObject({ code: 200 })
    const cover = await backend.request(song!.al.picUrl.replace('/api', ''))
    expect(cover.headers.get('cache-control')).toContain('immutable')
    const { dominant } = await sharp(Buffer.from(await cover.arrayBuffer())).stats()
    expect(dominant.b).toBeGreaterThan(150)
  })

  it('stays when another file with the same picture is deleted', async () => {
    const { backend, me, other } = await sharedDrive()
    const picture = await coloured('#1010c0')
    await me.upload(flacFile({ picture, tone: 310 }), 'a.flac')
    const theirs = await other.upload(flacFile({ picture, tone: 320 }), 'b.flac')
    await other.ask(`/user/cloud/del?id=${theirs}`)
    const { data } = await me.ask<CloudReply>('/user/cloud')
    const cover = await backend.request(data[0]!.simpleSong.al.picUrl.replace('/api', ''))
    expect(cover.headers.get('cache-control')).toContain('immutable')
    const { dominant } = await sharp(Buffer.from(await cover.arrayBuffer())).stats()
    expect(dominant.b).toBeGreaterThan(150)
  })
})

describe('userCloudDelete', () => {
  it('tells which of several it has deleted', async () => {
    const { backend, me } = await sharedDrive()
    const [a, b] = [
      await me.upload(recording('歌1', 1), 'a.mp3'),
      await me.upload(recording('歌2', 2), 'b.mp3'),
    ]
    expect(await me.ask(`/user/cloud/del?id=${a},77,${b},${a}`)).toEqual({
      code: 200,
      succIds: [a, b],
      failIds: [77],
    })
    expect(await me.ask('/user/cloud')).toMatchObject({ data: [], count: 0, size: 0 })
    for (const id of [a, b]) {
      expect(await me.ask(`/song/detail?ids=${id}`)).toMatchObject({ songs: [] })
      expect(await me.ask(`/lyric/new?id=${id}`)).toMatchObject({ nolyric: true })
      expect(
        (await backend.request(`/media/song/${id}.mp3`, { headers: { Cookie: me.cookie } })).status,
      ).toBe(404)
    }
  })

  it('tells when it has deleted none, as for another listener’s', async () => {
    const { me, other } = await sharedDrive()
    const theirs = await other.upload(recording('歌', 1), 'a.mp3')
    expect(await me.status(`/user/cloud/del?id=${theirs}`)).toBe(404)
    expect(await me.ask(`/user/cloud/del?id=${theirs},x`)).toEqual({
      code: 404,
      succIds: [],
      failIds: [theirs],
    })
    expect(await other.ask('/user/cloud')).toMatchObject({ count: 1 })
  })
})

describe('cloudMatch', () => {
  it('shows an upload with names, cover and lyrics of a song of the library, until that is undone', async () => {
    const { backend, me } = await sharedDrive()
    const [song] = await songsOf(backend)
    const id = await me.upload(recording('未知的歌', 1), 'a.mp3')
    const answer = await me.ask(`/cloud/match?uid=${me.id}&sid=${id}&asid=${song!.id}`)
    const matched = {
      id,
      name: '月光',
      ar: [{ name: '星野澄' }],
      al: { name: '潮汐', picUrl: song!.al.picUrl },
      t: 2,
      s_id: song!.id,
    }
    expect(answer).toMatchObject({ code: 200, data: { songId: id, simpleSong: matched } })
    const { data } = await me.ask<CloudReply>('/user/cloud')
    expect(data).toMatchObject([
      { simpleSong: matched, matchType: 'matched', songName: '未知的歌', privateCloud: { artist: '家人' } },
    ])
    expect(await me.ask(`/song/detail?ids=${id}`)).toMatchObject({ songs: [matched] })
    expect(await me.ask(`/lyric/new?id=${id}`)).toMatchObject({
      lrc: { lyric: expect.stringContaining('窗台') },
    })
    // the stream is still the listener's own file
    expect(await me.ask(`/song/url/v1?id=${id}`)).toMatchObject({ data: [{ id, type: 'mp3' }] })
    await me.ask(`/cloud/match?uid=${me.id}&sid=${id}&asid=0`)
    expect(await me.ask(`/song/detail?ids=${id}`)).toMatchObject({
      songs: [{ name: '未知的歌', t: 1, s_id: 0 }],
    })
    expect(await me.ask(`/lyric/new?id=${id}`)).toMatchObject({
      lrc: { lyric: expect.stringContaining('自己的词') },
    })
  })

  it('refuses unknown songs, uploads of others, and matches with uploads', async () => {
    const { backend, me, other } = await sharedDrive()
    const [song] = await songsOf(backend)
    const [mine, theirs] = [
      await me.upload(recording('歌1', 1), 'a.mp3'),
      await other.upload(recording('歌2', 2), 'b.mp3'),
    ]
    const pairs = [
      [mine, 77],
      [theirs, song!.id],
      [song!.id, song!.id],
      [mine, theirs],
      [mine, mine],
      [mine, 'x'],
      ['x', song!.id],
      [77, 0],
    ]
    for (const [sid, asid] of pairs)
      expect(await me.ask(`/cloud/match?sid=${sid}&asid=${asid}`)).toEqual({ code: 400, message: '匹配失败' })
    expect(await other.ask('/user/cloud')).toMatchObject({ data: [{ matchType: 'unmatched' }] })
  })
})
