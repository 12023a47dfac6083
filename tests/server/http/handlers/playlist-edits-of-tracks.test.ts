import { describe, expect, it } from 'vitest'
import { playlistClient, type DetailReply } from '../../../support/server/playlist-client'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'
import { uploadFile } from '../../../support/server/upload-file'

const ready = async () => {
  const now = { ms: 1_800_000_000_000 }
  const music = musicFolder({
    'a.mp3': mp3File({ seed: 1, frames: { TIT2: 'A' } }),
    'b.mp3': mp3File({ seed: 2, frames: { TIT2: 'B' } }),
    'c.flac': flacFile({ comments: ['TITLE=C'] }),
  })
  const backend = await scannedBackend(music, { now: () => now.ms })
  const [a, b, c] = (await songsOf(backend)).map(({ id }) => id) as [number, number, number]
  const me = playlistClient(backend)
  return { backend, now, me, other: playlistClient(backend, '阿远'), a, b, c, list: await me.create('a') }
}

describe('playlistEditTracks', () => {
  it('adds new songs at the front in the given order, and returns their number', async () => {
    const { me, list, a, b, c, now } = await ready()
    expect(await me.add(list, a)).toEqual({
      status: 200,
      body: { status: 200, body: { code: 200, trackIds: `[${a}]`, count: 1, cloudCount: 0 }, cookie: [] },
    })
    now.ms += 1000
    await me.add(list, b, c)
    const detail = await me.detail(list)
    expect(detail.trackIds.map(({ id, at }) => [id, at])).toEqual([
      [b, now.ms],
      [c, now.ms],
      [a, now.ms - 1000],
    ])
    expect(detail.tracks.map(({ name }) => name)).toEqual(['B', 'C', 'A'])
    expect(detail).toMatchObject({ trackCount: 3, trackUpdateTime: now.ms, updateTime: now.ms })
    expect((await me.tracks(list, { limit: 1, offset: 1 })).map(({ id }) => id)).toEqual([c])
  })

  it('changes nothing when one of the songs is in the playlist', async () => {
    const { me, list, a, b } = await ready()
    await me.add(list, a)
    expect(await me.add(list, b, a)).toEqual({
      status: 200,
      body: { status: 200, body: { code: 502, message: '歌单内歌曲重复' }, cookie: [] },
    })
    expect((await me.tracks(list)).map(({ id }) => id)).toEqual([a])
  })

  it('adds a song that is named twice only once', async () => {
    const { me, list, a } = await ready()
    expect((await me.add(list, a, a)).body.body).toMatchObject({ code: 200, count: 1 })
  })

  it.each(['7', 'x', '-1', '1e3', '9007199254740993', '1.5', ''])(
    'adds nothing when “%s” is among the songs',
    async (wrong) => {
      const { me, list, a } = await ready()
      const reply = await me.call('/playlist/tracks', { op: 'add', pid: list, tracks: `${a},${wrong}` })
      expect(reply).toMatchObject({ status: 200, body: { status: 200, body: { code: 400 } } })
      expect(await me.tracks(list)).toEqual([])
    },
  )

  it('removes songs, and ignores those that are not in the playlist', async () => {
    const { me, list, a, b, c, now } = await ready()
    await me.add(list, a, b)
    now.ms += 1000
    expect(await me.drop(list, a, c, 7)).toEqual({
      status: 200,
      body: { code: 200, count: 1, cloudCount: 0 },
      cookie: [],
    })
    expect(await me.detail(list)).toMatchObject({ trackCount: 1, trackUpdateTime: now.ms })
    now.ms += 1000
    await me.drop(list, a)
    expect(await me.detail(list)).toMatchObject({ trackUpdateTime: now.ms - 1000 })
  })

  it('returns 404 only in the body for a playlist of another listener', async () => {
    const { me, other, list, a } = await ready()
    for (const reply of [await other.add(list, a), await other.add(7, a), await me.add(0, a)])
      expect(reply).toMatchObject({ status: 200, body: { code: 404 } })
    expect(await me.tracks(list)).toEqual([])
  })

  it('refuses other operations, and a call without songs', async () => {
    const { me, list, a } = await ready()
    const given = { pid: list, tracks: a }
    expect(await me.ask('/playlist/tracks', { ...given, op: 'update' })).toMatchObject({
      body: { code: 400 },
    })
    expect(await me.call('/playlist/tracks', { op: 'add', pid: list })).toEqual({
      status: 404,
      body: { code: 404, data: null, msg: 'Not Found' },
    })
  })

  it('requires a login', async () => {
    const { backend, list, a } = await ready()
    const reply = await backend.call(`/playlist/tracks?op=add&pid=${list}&tracks=${a}`)
    expect(reply).toMatchObject({ status: 200, body: { code: 301, message: null } })
  })

  it('makes songs liked when they are added to the liked ones', async () => {
    const { me, a, b } = await ready()
    const [likes] = await me.lists()
    await me.add(likes!.id, a, b)
    expect(await me.likes()).toEqual([a, b])
    await me.drop(likes!.id, a)
    expect(await me.likes()).toEqual([b])
  })

  it('adds many songs at once', async () => {
    const { me, list } = await ready()
    const ids = Array.from({ length: 5000 }, (_, at) => 1_000_001 + at)
    expect((await me.add(list, ...ids)).body.body).toMatchObject({ code: 400 })
    expect(await me.drop(list, ...ids)).toMatchObject({ body: { code: 200, count: 0 } })
  })
})

describe('playlistDetail', () => {
  it('returns a hundred songs to a visitor, all to a listener, and all ids to both', async () => {
    const files = Array.from({ length: 101 }, (_, at) => [
      `${at}.mp3`,
      mp3File({ seed: at + 1, seconds: 0.1 }),
    ])
    const backend = await scannedBackend(musicFolder(Object.fromEntries(files) as Record<string, Buffer>))
    const me = playlistClient(backend)
    const list = await me.create('a')
    await me.add(list, ...(await songsOf(backend)).map(({ id }) => id))
    expect((await me.detail(list)).tracks).toHaveLength(101)
    const { body } = await backend.call<{ playlist: DetailReply; privileges: object[] }>(
      `/playlist/detail?id=${list}`,
    )
    expect(body.playlist.tracks).toHaveLength(100)
    expect(body.privileges).toHaveLength(100)
    expect(body.playlist.trackIds).toHaveLength(101)
  })
})

describe('a list with uploads', () => {
  it('shows them to their owner only', async () => {
    const { backend, me, other, list, a } = await ready()
    const file = mp3File({ seed: 9, frames: { TIT2: '自己录的' } })
    const { id } = await uploadFile(backend, me.cookie, file, '自己录的.mp3')
    expect((await me.add(list, id, a)).body.body).toMatchObject({ code: 200, count: 2, cloudCount: 1 })
    expect(await me.detail(list)).toMatchObject({ trackCount: 2, cloudTrackCount: 1 })
    expect((await me.tracks(list)).map(({ name }) => name)).toEqual(['自己录的', 'A'])
    const seen = await other.detail(list)
    expect(seen).toMatchObject({ trackCount: 1, cloudTrackCount: 0 })
    expect(seen.trackIds.map((entry) => entry.id)).toEqual([a])
    expect((await other.tracks(list)).map(({ name }) => name)).toEqual(['A'])
  })

  it('accepts no upload of another listener', async () => {
    const { backend, me, other, a } = await ready()
    const { id } = await uploadFile(backend, me.cookie, mp3File({ seed: 9 }), 'x.mp3')
    const theirs = await other.create('b')
    expect((await other.add(theirs, a, id)).body.body).toMatchObject({ code: 400 })
    expect(await other.ask('/like', { id })).toMatchObject({ code: 400 })
    expect(await me.ask('/like', { id })).toMatchObject({ code: 200 })
    expect(await me.likes()).toEqual([id])
  })
})
