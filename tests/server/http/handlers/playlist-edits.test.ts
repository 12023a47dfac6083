import { describe, expect, it } from 'vitest'
import { playlistClient } from '../../../support/server/playlist-client'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend } from '../../../support/server/music-folder'

const ready = async () => {
  const now = { ms: 1_800_000_000_000 }
  const backend = await scannedBackend(musicFolder({ 'a.mp3': mp3File() }), { now: () => now.ms })
  return { backend, now, me: playlistClient(backend), other: playlistClient(backend, '阿远') }
}

const strange = {
  quotes: `"双" '单' \\ \\" \`反\``,
  markup: '<script>alert(1)</script>&amp;',
  emoji: '👩‍👩‍👧‍👦🎧 é',
  controls: 'a\u0001b\tc\u007fd',
  sql: "'); DROP TABLE playlist; --",
}

const noIds = ['12abc', '-1', '1e3', '9007199254740993', '0x10', '1.5', '٣', 'null', '%00', '7', '1,2']

describe('playlistCreate', () => {
  it('creates an empty playlist of the listener’s own with a trimmed name', async () => {
    const { me, now } = await ready()
    const reply = await me.ask('/playlist/create', { name: '  雨天  ' })
    expect(reply).toMatchObject({
      code: 200,
      id: expect.any(Number),
      playlist: {
        name: '雨天',
        trackCount: 0,
        privacy: 0,
        specialType: 0,
        description: null,
        tags: [],
        subscribed: false,
        createTime: now.ms,
        updateTime: now.ms,
        creator: { userId: me.id, nickname: '小满' },
      },
    })
  })

  it.each(Object.entries(strange))('keeps a name with %s unchanged', async (_, name) => {
    const { me } = await ready()
    expect((await me.detail(await me.create(name))).name).toBe(name)
  })

  it('counts code points: 40 characters are allowed', async () => {
    const { me } = await ready()
    expect(await me.ask('/playlist/create', { name: '🎵'.repeat(40) })).toMatchObject({ code: 200 })
    const { status, body } = await me.call('/playlist/create', { name: '🎵'.repeat(41) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 400, message: expect.any(String) })
    expect(await me.lists()).toHaveLength(2)
  })

  it('refuses a blank name and an unknown kind', async () => {
    const { me } = await ready()
    expect(await me.call('/playlist/create', { name: ' \n ' })).toMatchObject({ status: 404 })
    expect(await me.ask('/playlist/create', { name: 'a', type: 'VIDEO' })).toMatchObject({ code: 400 })
    expect(await me.lists()).toHaveLength(1)
  })

  it('replaces invalid characters', async () => {
    const { backend, me } = await ready()
    const { body } = await backend.call<{ id: number }>('/playlist/create', {
      method: 'POST',
      headers: { Cookie: me.cookie, 'Content-Type': 'application/json' },
      body: '{"name":"a\\ud800b\\u0000c"}',
    })
    expect((await me.detail(body.id)).name).toBe('a\ufffdb\ufffdc')
  })
})

describe('a private playlist', () => {
  it('exists for its owner only, in every call', async () => {
    const { backend, me, other } = await ready()
    const id = await me.create('秘密', { privacy: 10 })
    expect(await me.detail(id)).toMatchObject({ name: '秘密', privacy: 10 })
    expect((await me.lists()).map(({ name }) => name)).toContain('秘密')
    for (const path of [`/playlist/detail?id=${id}`, `/playlist/track/all?id=${id}`]) {
      expect(await other.call(path)).toMatchObject({ status: 404, body: { code: 404 } })
      expect(await backend.call(path)).toMatchObject({ status: 404, body: { code: 404 } })
    }
    expect((await other.lists(me.id)).map(({ name }) => name)).toEqual(['小满喜欢的音乐'])
    for (const [path, given] of [
      ['/playlist/update', { id, name: 'b' }],
      ['/playlist/delete', { id }],
      ['/playlist/subscribe', { id, t: 1 }],
      ['/playlist/tracks', { op: 'del', pid: id, tracks: 1 }],
    ] as const)
      expect((await other.call(path, given)).body).toMatchObject({ code: 404 })
    expect(await me.detail(id)).toMatchObject({ name: '秘密', subscribedCount: 0 })
  })
})

describe('playlistUpdate', () => {
  it.each(Object.entries(strange))('keeps texts with %s unchanged', async (_, text) => {
    const { me } = await ready()
    const id = await me.create('a')
    const tags = text.replaceAll(';', '').slice(0, 20).trim()
    await me.ask('/playlist/update', { id, name: text, desc: text, tags: `${tags};夜` })
    expect(await me.detail(id)).toMatchObject({ name: text, description: text, tags: [tags, '夜'] })
  })

  it('reports each part separately, and changes the valid ones', async () => {
    const { me, now } = await ready()
    const id = await me.create('a')
    now.ms += 5000
    const reply = await me.call('/playlist/update', {
      id,
      name: 'b',
      desc: 'x'.repeat(1001),
      tags: '一;二;;二; 三 ',
    })
    expect(reply).toEqual({
      status: 200,
      body: {
        '/api/playlist/desc/update': { code: 400, message: expect.any(String) },
        '/api/playlist/tags/update': { code: 200 },
        '/api/playlist/update/name': { code: 200 },
        code: 200,
      },
    })
    expect(await me.detail(id)).toMatchObject({
      name: 'b',
      description: null,
      tags: ['一', '二', '三'],
      updateTime: now.ms,
      trackUpdateTime: 0,
    })
    expect(await me.ask('/playlist/update', { id, name: '长'.repeat(41), tags: '1;2;3;4' })).toMatchObject({
      '/api/playlist/update/name': { code: 400 },
      '/api/playlist/tags/update': { code: 400 },
      '/api/playlist/desc/update': { code: 200 },
    })
    expect(await me.detail(id)).toMatchObject({ name: 'b', tags: ['一', '二', '三'] })
  })

  it('does not rename the liked songs', async () => {
    const { me } = await ready()
    const [likes] = await me.lists()
    const reply = await me.ask('/playlist/update', { id: likes!.id, name: 'mine', desc: '我的' })
    expect(reply).toMatchObject({ '/api/playlist/update/name': { code: 400 } })
    expect(await me.detail(likes!.id)).toMatchObject({ name: '小满喜欢的音乐', description: '我的' })
  })
})

describe('playlistDelete', () => {
  it('deletes several at once, also for those who collected them', async () => {
    const { me, other } = await ready()
    const ids = [await me.create('a'), await me.create('b')]
    const kept = await me.create('c')
    await other.ask('/playlist/subscribe', { t: 1, id: ids[0]! })
    expect(await me.ask('/playlist/delete', { id: ids.join() })).toEqual({ code: 200, id: ids[0] })
    expect((await me.lists()).map(({ id }) => id)).toEqual([expect.any(Number), kept])
    expect(await other.lists()).toHaveLength(1)
  })

  it('deletes all or none, and only the listener’s own', async () => {
    const { me, other } = await ready()
    const [mine, theirs] = [await me.create('a'), await other.create('b')]
    for (const id of [`${mine},${theirs}`, `${mine},7`, `${mine},x`])
      expect(await me.call('/playlist/delete', { id })).toMatchObject({ status: 404, body: { code: 404 } })
    expect(await me.detail(mine)).toMatchObject({ name: 'a' })
    expect(await other.detail(theirs)).toMatchObject({ name: 'b' })
  })

  it('does not delete the liked songs', async () => {
    const { me } = await ready()
    const [likes] = await me.lists()
    expect(await me.call('/playlist/delete', { id: likes!.id })).toMatchObject({
      status: 200,
      body: { code: 400, message: expect.any(String) },
    })
    expect(await me.lists()).toHaveLength(1)
  })

  it('does not delete computed playlists', async () => {
    const { backend, me } = await ready()
    const { body } = await backend.call<{ result: { id: number }[] }>('/personalized')
    const id = body.result[0]!.id
    expect(await me.ask('/playlist/delete', { id })).toMatchObject({ code: 404 })
    expect(await me.ask('/playlist/update', { id, name: 'b' })).toMatchObject({ code: 404 })
    expect((await me.add(id, 1_000_001)).body).toMatchObject({ code: 404 })
  })
})

describe('playlistSubscribe', () => {
  it('collects public playlists of others, once', async () => {
    const { me, other } = await ready()
    const id = await me.create('a')
    expect(await other.call('/playlist/subscribe', { t: 1, id })).toEqual({
      status: 200,
      body: { code: 200 },
    })
    expect(await other.call('/playlist/subscribe', { t: 1, id })).toMatchObject({
      status: 501,
      body: { code: 501 },
    })
    expect(await other.detail(id)).toMatchObject({
      subscribed: true,
      subscribedCount: 1,
      subscribers: [{ userId: other.id, nickname: '阿远' }],
    })
    expect(await me.ask('/playlist/detail', { id, s: 0 })).toMatchObject({ playlist: { subscribers: [] } })
    expect(await me.detail(id)).toMatchObject({ subscribed: false, subscribedCount: 1 })
    expect(await other.ask('/playlist/subscribe', { t: 2, id })).toEqual({ code: 200 })
    expect(await other.detail(id)).toMatchObject({ subscribed: false, subscribedCount: 0 })
  })

  it('refuses the listener’s own playlist, and an unknown one', async () => {
    const { me } = await ready()
    const id = await me.create('a')
    expect(await me.ask('/playlist/subscribe', { t: 1, id })).toMatchObject({ code: 400 })
    expect(await me.ask('/playlist/subscribe', { t: 1, id: 7 })).toMatchObject({ code: 404 })
    expect(await me.detail(id)).toMatchObject({ subscribed: false, subscribedCount: 0 })
  })
})

describe('invalid ids', () => {
  it.each([
    ['/playlist/detail', 'id', {}],
    ['/playlist/track/all', 'id', {}],
    ['/playlist/update', 'id', { name: 'a' }],
    ['/playlist/delete', 'id', {}],
    ['/playlist/subscribe', 'id', { t: 1 }],
    ['/playlist/tracks', 'pid', { op: 'add', tracks: '1' }],
    ['/user/playlist', 'uid', {}],
    ['/album/detail/dynamic', 'id', {}],
    ['/album/sub', 'id', { t: 1 }],
    ['/artist/sub', 'id', { t: 1 }],
  ])('find nothing on %s', async (path, name, given) => {
    const { me } = await ready()
    for (const id of noIds)
      expect([id, (await me.call<{ code: number }>(path, { ...given, [name]: id })).body.code]).toEqual([
        id,
        404,
      ])
  })
})
