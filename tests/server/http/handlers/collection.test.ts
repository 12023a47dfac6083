import { describe, expect, it } from 'vitest'
import { serviceUserId } from '../../../../server/storage/schema/first-ids'
import { playlistClient } from '../../../support/server/playlist-client'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'
import { uploadFile } from '../../../support/server/upload-file'

const ready = async () => {
  const now = { ms: 1_800_000_000_000 }
  const song = (seed: number, title: string, artist: string, album: string) =>
    mp3File({ seed, frames: { TIT2: title, TPE1: artist, TALB: album, TDRC: '1999' } })
  const music = musicFolder({
    'a.mp3': song(1, 'A', '甲', 'First'),
    'b.mp3': song(2, 'B', '甲', 'First'),
    'c.mp3': song(3, 'C', '乙', 'Second'),
  })
  const backend = await scannedBackend(music, { now: () => now.ms++ })
  const [a, b, c] = await songsOf(backend)
  const ids = { a: a!.id, b: b!.id, c: c!.id }
  const albums = { first: a!.al.id, second: c!.al.id }
  const artists = { one: a!.ar[0]!.id, two: c!.ar[0]!.id }
  return {
    backend,
    now,
    me: playlistClient(backend),
    other: playlistClient(backend, '阿远'),
    ids,
    albums,
    artists,
  }
}

interface Sublist {
  data: Record<string, unknown>[]
  count: number
  hasMore: boolean
}

describe('like', () => {
  it('adds songs at the front of the liked ones, each once', async () => {
    const { me, ids } = await ready()
    const [likes] = await me.lists()
    expect(await me.call('/like', { id: ids.a })).toEqual({
      status: 200,
      body: { songs: [], playlistId: likes!.id, code: 200 },
    })
    await me.ask('/like', { id: ids.b, like: 'true' })
    await me.ask('/like', { id: ids.a })
    expect(await me.likes()).toEqual([ids.b, ids.a])
    expect((await me.tracks(likes!.id)).map(({ name }) => name)).toEqual(['B', 'A'])
    expect((await me.lists())[0]).toMatchObject({ trackCount: 2, specialType: 5 })
  })

  it('removes them again, and ignores songs that are not liked', async () => {
    const { me, ids } = await ready()
    await me.ask('/like', { id: ids.a })
    expect(await me.ask('/like', { id: ids.a, like: 'false' })).toMatchObject({ code: 200 })
    expect(await me.ask('/like', { id: ids.a, like: 'false' })).toMatchObject({ code: 200 })
    expect(await me.likes()).toEqual([])
  })

  it.each(['7', '12abc', '-1', '1e3', '9007199254740993'])('refuses the unknown song %s', async (id) => {
    const { me } = await ready()
    expect(await me.call('/like', { id })).toMatchObject({
      status: 200,
      body: { code: 400, message: expect.any(String) },
    })
    expect(await me.likes()).toEqual([])
  })

  it('likes the listener’s own uploads', async () => {
    const { backend, me } = await ready()
    const { id } = await uploadFile(
      backend,
      me.cookie,
      mp3File({ seed: 9, frames: { TIT2: '自录' } }),
      'x.mp3',
    )
    expect(await me.ask('/like', { id })).toMatchObject({ code: 200 })
    const [likes] = await me.lists()
    expect(likes).toMatchObject({ trackCount: 1, cloudTrackCount: 1 })
    expect((await me.tracks(likes!.id)).map(({ name }) => name)).toEqual(['自录'])
    await me.ask('/user/cloud/del', { id })
    expect(await me.likes()).toEqual([])
    expect((await me.lists())[0]).toMatchObject({ trackCount: 0, cloudTrackCount: 0 })
  })
})

describe('likelist', () => {
  it('returns the caller’s own likes, whatever `uid` is sent', async () => {
    const { me, other, ids } = await ready()
    await me.ask('/like', { id: ids.a })
    expect(await me.ask('/likelist')).toEqual({ ids: [ids.a], checkPoint: expect.any(Number), code: 200 })
    expect(await me.ask('/likelist', { uid: other.id })).toMatchObject({ ids: [ids.a] })
    expect(await other.ask('/likelist', { uid: me.id })).toMatchObject({ ids: [] })
  })
})

describe('userPlaylist', () => {
  it('returns own playlists first, the liked songs before the others, then collected ones, latest first', async () => {
    const { backend, me, other } = await ready()
    const theirs = await other.create('theirs')
    const computed = (await backend.call<{ result: { id: number }[] }>('/personalized')).body.result[0]!.id
    await me.ask('/playlist/subscribe', { t: 1, id: theirs })
    await me.ask('/playlist/subscribe', { t: 1, id: computed })
    const [early, late] = [await me.create('early'), await me.create('late', { privacy: 10 })]
    const lists = await me.lists()
    expect(lists.map(({ id }) => id)).toEqual([lists[0]!.id, late, early, computed, theirs])
    expect(lists.map(({ subscribed }) => subscribed)).toEqual([false, false, false, true, true])
    expect(lists.map(({ creator }) => creator.userId)).toEqual([me.id, me.id, me.id, serviceUserId, other.id])
    const pages = await me.ask('/user/playlist', { uid: me.id, limit: 2, offset: 2 })
    expect(pages).toMatchObject({ more: true, playlist: [{ id: early }, { id: computed }], code: 200 })
    expect(await me.ask('/user/playlist', { uid: me.id, limit: 2, offset: 4 })).toMatchObject({
      more: false,
      playlist: [{ id: theirs }],
    })
  })

  it('returns only public own playlists to others', async () => {
    const { backend, me, other } = await ready()
    await other.ask('/playlist/subscribe', { t: 1, id: await me.create('mine') })
    await other.create('secret', { privacy: 10 })
    await other.create('open')
    const names = ['阿远喜欢的音乐', 'open']
    expect((await me.lists(other.id)).map(({ name }) => name)).toEqual(names)
    const visit = await backend.call<{ playlist: { name: string }[] }>(`/user/playlist?uid=${other.id}`)
    expect(visit.body.playlist.map(({ name }) => name)).toEqual(names)
  })

  it('returns the computed playlists as those of their user', async () => {
    const { backend, me } = await ready()
    const { body } = await backend.call<{ result: { id: number }[] }>('/personalized?limit=100')
    expect((await me.lists(serviceUserId)).map(({ id }) => id)).toEqual(body.result.map(({ id }) => id))
  })
})

describe('albumSub', () => {
  it('collects albums, latest first, with what their cards need', async () => {
    const { me, now, albums } = await ready()
    expect(await me.ask('/album/sub', { t: 1, id: albums.first })).toEqual({
      time: expect.any(Number),
      code: 200,
    })
    await me.ask('/album/sub', { t: 1, id: albums.second })
    await me.ask('/album/sub', { t: 1, id: albums.first })
    const { data, ...rest } = await me.ask<Sublist>('/album/sublist')
    expect(rest).toEqual({ count: 2, hasMore: false, paidCount: 0, code: 200 })
    expect(data).toMatchObject([
      { id: albums.second, name: 'Second', size: 1 },
      { id: albums.first, name: 'First', size: 2, publishTime: Date.UTC(1999, 0, 1), alias: [] },
    ])
    expect(data[1]).toMatchObject({ artists: [{ name: '甲' }], picUrl: expect.stringMatching(/\.jpg$/) })
    expect(data[0]!['subTime']).toBeLessThan(now.ms)
    expect(await me.ask('/album/sublist', { limit: 1 })).toMatchObject({ count: 2, hasMore: true })
    expect(await me.ask('/album/sublist', { limit: 1, offset: 1 })).toMatchObject({
      data: [{ id: albums.first }],
      hasMore: false,
    })
  })

  it('marks the album’s page for the listener only', async () => {
    const { backend, me, other, albums } = await ready()
    await me.ask('/album/sub', { t: 1, id: albums.first })
    expect(await me.ask('/album/detail/dynamic', { id: albums.first })).toMatchObject({
      isSub: true,
      subTime: expect.any(Number),
      subCount: 1,
      commentCount: 0,
      onSale: false,
      code: 200,
    })
    const seen = { isSub: false, subTime: 0, subCount: 1 }
    expect(await other.ask('/album/detail/dynamic', { id: albums.first })).toMatchObject(seen)
    expect((await backend.call(`/album/detail/dynamic?id=${albums.first}`)).body).toMatchObject(seen)
    expect(await other.ask<Sublist>('/album/sublist')).toMatchObject({ data: [], count: 0 })
    await me.ask('/album/sub', { t: 0, id: albums.first })
    expect(await me.ask('/album/detail/dynamic', { id: albums.first })).toMatchObject({
      isSub: false,
      subCount: 0,
    })
  })

  it('counts the comments on an album', async () => {
    const { me, albums } = await ready()
    await me.ask('/comment', { t: 1, type: 3, id: albums.first, content: '好听' })
    expect(await me.ask('/album/detail/dynamic', { id: albums.first })).toMatchObject({ commentCount: 1 })
  })
})

describe('artistSub', () => {
  it('collects artists, latest first, and removes them again', async () => {
    const { me, other, artists } = await ready()
    expect(await me.ask('/artist/sub', { id: artists.one, t: 1 })).toEqual({
      code: 200,
      data: null,
      message: '',
    })
    await me.ask('/artist/sub', { id: artists.two, t: 1 })
    const { data, ...rest } = await me.ask<Sublist>('/artist/sublist')
    expect(rest).toEqual({ count: 2, hasMore: false, code: 200 })
    expect(data).toMatchObject([
      { id: artists.two, name: '乙', albumSize: 1, musicSize: 1, mvSize: 0, alias: [], info: '' },
      { id: artists.one, name: '甲', albumSize: 1, musicSize: 2, picUrl: expect.any(String) },
    ])
    expect(await other.ask<Sublist>('/artist/sublist')).toMatchObject({ data: [], count: 0 })
    await me.ask('/artist/sub', { id: artists.two, t: 0 })
    expect(await me.ask('/artist/sublist')).toMatchObject({ data: [{ id: artists.one }], count: 1 })
  })

  it('does not know an artist who appears only in another listener’s uploads', async () => {
    const { backend, me, other } = await ready()
    const file = mp3File({ seed: 9, frames: { TIT2: 'D', TPE1: '丁' } })
    const { body } = await uploadFile(backend, other.cookie, file, 'd.mp3')
    const { songId } = body
    const { songs } = await other.ask<{ songs: { ar: { id: number }[] }[] }>('/song/detail', { ids: songId })
    expect(await me.ask('/artist/sub', { id: songs[0]!.ar[0]!.id, t: 1 })).toMatchObject({ code: 404 })
    expect(await me.ask('/artist/sublist')).toMatchObject({ data: [], count: 0 })
  })
})
