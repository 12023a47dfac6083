import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { flacFile } from '../support/flac-file'
import { mp3File } from '../support/mp3-file'
import { musicFolder, scannedBackend, songsOf, type Asker } from '../support/music-folder'
import { signedIn } from '../support/signed-in'
import { uploaded } from '../support/uploaded'

const music = () =>
  musicFolder({
    '潮汐/01.flac': flacFile({ comments: ['TITLE=月光', 'ARTIST=星野澄', 'ALBUM=潮汐'] }),
    '潮汐/01.lrc': '[00:00.10]月光落在窗台上\n',
  })

/** A listener's calls. */
const listenerOf = (backend: Asker, nickname = '小满') => {
  const { cookie, id } = signedIn(backend.data, nickname)
  const headers = { Cookie: cookie }
  return {
    id,
    cookie,
    ask: async <T>(path: string) => (await backend.call<T>(path, { headers })).body,
    status: async (path: string) => (await backend.request(path, { headers })).status,
    upload: async (file: Uint8Array, name: string) => (await uploaded(backend, cookie, file, name)).id,
  }
}

const recording = (title: string, seed: number) =>
  mp3File({ frames: { TIT2: title, TPE1: '家人' }, seed, lyrics: '[00:00.10]自己的词' })

interface Entry {
  songId: number
  songName: string
  fileName: string
  matchType: string
  simpleSong: {
    id: number
    name: string
    t: number
    s_id: number
    st: number
    al: { name: string | null; picUrl: string }
  }
}
interface CloudReply {
  data: Entry[]
  count: number
  size: number
  maxSize: number
  hasMore: boolean
  code: number
}
interface Songs {
  songs: { id: number; name: string; t: number; pc?: { fileName: string } }[]
}

const drive = async (now = { ms: 1_800_000_000_000 }) => {
  const backend = await scannedBackend(music(), { now: () => now.ms++ })
  return { backend, me: listenerOf(backend), other: listenerOf(backend, '另一位') }
}

describe('userCloud', () => {
  it('shows what was uploaded, newest first, with what the drive holds', async () => {
    const { me } = await drive()
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

  it('shows a file that went from the disk as gone, at once and after the next start', async () => {
    const { backend, me } = await drive()
    const id = await me.upload(recording('歌', 1), 'a.mp3')
    rmSync(join(backend.data, 'uploads'), { recursive: true })
    const gone = { data: [{ songId: id, simpleSong: { st: -200 } }], count: 1 }
    expect(await me.ask('/user/cloud')).toMatchObject(gone)
    const again = await scannedBackend(music(), { data: backend.data })
    const { body } = await again.call<CloudReply>('/user/cloud', { headers: { Cookie: me.cookie } })
    expect(body).toMatchObject(gone)
    expect(await me.ask(`/song/detail?ids=${id}`)).toMatchObject({ songs: [{ st: -200 }] })
    // the same bytes once more bring it back
    await me.upload(recording('歌', 1), 'a.mp3')
    expect(await me.ask('/user/cloud')).toMatchObject({
      data: [{ songId: id, simpleSong: { st: 0 } }],
      count: 1,
    })
  })

  it('shows the picture in the file', async () => {
    const { backend, me } = await drive()
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c01010' } })
      .png()
      .toBuffer()
    await me.upload(flacFile({ picture, tone: 300 }), 'a.flac')
    const { data } = await me.ask<CloudReply>('/user/cloud')
    const cover = await backend.request(`${data[0]!.simpleSong.al.picUrl.replace('/api', '')}?param=50y50`)
    const { dominant } = await sharp(Buffer.from(await cover.arrayBuffer())).stats()
    expect(dominant.r).toBeGreaterThan(150)
    expect(dominant.g).toBeLessThan(60)
  })
})

describe('an uploaded song', () => {
  it('is there for its owner alone, wherever its id is asked for', async () => {
    const { backend, me, other } = await drive()
    const id = await me.upload(recording('秘密', 1), 'a.mp3')
    expect(await me.ask(`/song/detail?ids=${id}`)).toMatchObject({
      songs: [{ id, name: '秘密', t: 1, pc: { fileName: 'a.mp3' } }],
      privileges: [{ id, cs: true }],
    })
    expect(await me.ask(`/check/music?id=${id}`)).toMatchObject({ success: true })
    expect(await me.ask(`/lyric/new?id=${id}`)).toMatchObject({
      lrc: { lyric: expect.stringContaining('自己的词') },
    })
    expect(await me.status(`/media/song/${id}.mp3`)).toBe(200)
    const visitor = {
      ask: async <T>(path: string) => (await backend.call<T>(path)).body,
      status: async (path: string) => (await backend.request(path)).status,
    }
    for (const stranger of [other, visitor]) {
      expect(await stranger.ask(`/song/detail?ids=${id}`)).toEqual({ songs: [], privileges: [], code: 200 })
      expect(await stranger.ask(`/song/url/v1?id=${id}`)).toMatchObject({ data: [{ url: null, code: 404 }] })
      expect(await stranger.ask(`/check/music?id=${id}`)).toMatchObject({ success: false })
      expect(await stranger.ask(`/lyric/new?id=${id}`)).toMatchObject({ nolyric: true })
      expect(await stranger.status(`/song/music/detail?id=${id}`)).toBe(404)
      expect(await stranger.ask(`/match?id=${id}`)).toEqual({ code: 500, message: '匹配失败' })
      expect(await stranger.status(`/media/song/${id}.mp3`)).toBe(404)
    }
    expect(await other.ask(`/song/download/url?id=${id}`)).toMatchObject({ data: { url: null, code: 404 } })
  })

  it('is in no list that everyone sees', async () => {
    const { backend, me } = await drive()
    await me.upload(recording('秘密', 1), 'a.mp3')
    expect((await songsOf(backend)).map(({ name }) => name)).toEqual(['月光'])
    for (const path of [
      '/cloudsearch?keywords=秘密',
      '/search/suggest?keywords=秘密',
      '/search/suggest?keywords=家人',
      '/cloudsearch?keywords=家人&type=100',
      '/search/hot/detail',
      '/personalized/newsong',
      '/album/newest',
    ])
      expect(JSON.stringify((await backend.call(path)).body)).not.toMatch(/秘密|家人/)
  })

  it('outlives a new look through the folders, even one that comes upon the same recording', async () => {
    const folder = music()
    const backend = await scannedBackend(folder)
    const me = listenerOf(backend)
    const file = recording('歌', 1)
    const id = await me.upload(file, 'a.mp3')
    musicFolder({ 'new/same.mp3': file }, folder)
    const again = await scannedBackend(folder, { data: backend.data })
    const { body } = await again.call<CloudReply>('/user/cloud', { headers: { Cookie: me.cookie } })
    expect(body).toMatchObject({ data: [{ songId: id, simpleSong: { st: 0, t: 1 } }], count: 1 })
    const found = (await songsOf(again)).find(({ name }) => name === '歌')
    expect(found!.id).not.toBe(id)
  })

  it('stays its owner’s when the server keeps its data inside the music folder', async () => {
    const folder = music()
    const backend = await scannedBackend(folder, { data: join(folder, 'data') })
    const me = listenerOf(backend)
    await me.upload(recording('秘密', 1), 'a.mp3')
    await backend.close()
    const again = await scannedBackend(folder, { data: join(folder, 'data') })
    expect((await songsOf(again)).map(({ name }) => name)).toEqual(['月光'])
    const { body } = await again.call<CloudReply>('/user/cloud', { headers: { Cookie: me.cookie } })
    expect(body).toMatchObject({ count: 1, data: [{ simpleSong: { st: 0 } }] })
  })

  it('can be kept in lists of its owner, which lose it with its file', async () => {
    const { me, other } = await drive()
    const id = await me.upload(recording('歌', 1), 'a.mp3')
    const { id: list } = await me.ask<{ id: number }>('/playlist/create?name=家')
    await me.ask(`/playlist/tracks?op=add&pid=${list}&tracks=${id}`)
    await me.ask(`/like?id=${id}&like=true`)
    expect((await me.ask<Songs>(`/playlist/track/all?id=${list}`)).songs).toMatchObject([
      { id, t: 1, pc: { fileName: 'a.mp3' } },
    ])
    expect(await me.ask('/likelist')).toMatchObject({ ids: [id] })
    expect((await other.ask<Songs>(`/playlist/track/all?id=${list}`)).songs).toEqual([])
    await me.ask(`/scrobble?id=${id}&sourceid=${list}&time=60`)
    expect(await me.ask(`/user/cloud/del?id=${id}`)).toMatchObject({ code: 200 })
    expect((await me.ask<Songs>(`/playlist/track/all?id=${list}`)).songs).toEqual([])
    expect(await me.ask('/likelist')).toMatchObject({ ids: [] })
  })
})

describe('userCloudDelete', () => {
  it('says which of several it has deleted', async () => {
    const { backend, me } = await drive()
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

  it('says when none of them was there, as for another’s', async () => {
    const { me, other } = await drive()
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
  it('lends an upload the names, cover and words of a song of the library, until it is undone', async () => {
    const { backend, me } = await drive()
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
    // it is still the listener's own file that sounds
    expect(await me.ask(`/song/url/v1?id=${id}`)).toMatchObject({ data: [{ id, type: 'mp3' }] })
    await me.ask(`/cloud/match?uid=${me.id}&sid=${id}&asid=0`)
    expect(await me.ask(`/song/detail?ids=${id}`)).toMatchObject({
      songs: [{ name: '未知的歌', t: 1, s_id: 0 }],
    })
    expect(await me.ask(`/lyric/new?id=${id}`)).toMatchObject({
      lrc: { lyric: expect.stringContaining('自己的词') },
    })
  })

  it('refuses songs that are not there, uploads of others, and matches with uploads', async () => {
    const { backend, me, other } = await drive()
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
