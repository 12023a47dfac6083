import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'
import {
  driveMusic,
  listenerOf,
  recording,
  sharedDrive,
  type CloudReply,
} from '../../../support/server/shared-drive'

interface Songs {
  songs: { id: number; name: string; t: number; pc?: { fileName: string } }[]
}

describe('an uploaded song', () => {
  it('is visible to its owner only, in every call', async () => {
    const { backend, me, other } = await sharedDrive()
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

  it('does not reveal to others what it resembles or which playlists contain it', async () => {
    const { backend, me, other } = await sharedDrive()
    const [song] = await songsOf(backend)
    const frames = { TIT2: '秘密', TPE1: '星野澄' }
    const id = await me.upload(mp3File({ seed: 1, frames }), 'a.mp3')
    const list = await me.ask<{ id: number }>('/playlist/create?name=Open')
    await me.ask(`/playlist/tracks?op=add&pid=${list.id}&tracks=${id},${song!.id}`)
    const near = { songs: [{ id: song!.id }] }
    const lists = { playlists: [{ id: list.id }] }
    expect(await me.ask(`/simi/song?id=${id}`)).toMatchObject(near)
    expect(await me.ask(`/simi/playlist?id=${id}`)).toMatchObject(lists)
    for (const { body } of [
      { body: await other.ask(`/simi/song?id=${id}`) },
      await backend.call(`/simi/song?id=${id}`),
    ])
      expect(body).toEqual({ songs: [], code: 200 })
    expect(await other.ask(`/simi/playlist?id=${id}`)).toEqual({ playlists: [], code: 200 })
  })

  it('is in no public list', async () => {
    const { backend, me } = await sharedDrive()
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

  it('survives a new scan, even one that finds the same recording', async () => {
    const folder = driveMusic()
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

  it('stays its owner’s when the data folder lies inside the music folder', async () => {
    const folder = driveMusic()
    const backend = await scannedBackend(folder, { data: join(folder, 'data') })
    const me = listenerOf(backend)
    await me.upload(recording('秘密', 1), 'a.mp3')
    await backend.close()
    const again = await scannedBackend(folder, { data: join(folder, 'data') })
    expect((await songsOf(again)).map(({ name }) => name)).toEqual(['月光'])
    const { body } = await again.call<CloudReply>('/user/cloud', { headers: { Cookie: me.cookie } })
    expect(body).toMatchObject({ count: 1, data: [{ simpleSong: { st: 0 } }] })
  })

  it('can be in its owner’s playlists, which lose it with its file', async () => {
    const { me, other } = await sharedDrive()
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
