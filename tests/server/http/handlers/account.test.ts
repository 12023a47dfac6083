import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../../server/storage/database'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

const day = 24 * 60 * 60_000

const setUp = async () => {
  // noon in local time, so that the days below are calendar days in any time zone
  let nowMs = new Date(2026, 10, 21, 12).getTime()
  const backend = await scannedBackend(musicFolder({ 'a.mp3': mp3File() }), { now: () => nowMs })
  const database = openDatabase(join(backend.data, 'library.db'))
  onTestFinished(() => database.close())
  const as = (nickname: string) => {
    const { id, cookie } = signedIn(backend.data, nickname)
    return {
      id,
      ask: async <T extends object>(path: string) => backend.call<T>(path, { headers: { Cookie: cookie } }),
      hear: (times: number) =>
        database.transaction(() => {
          for (let play = 0; play < times; play++)
            database.run(
              'INSERT INTO play(user_id, song_id, at_ms, seconds) SELECT ?, MIN(id), ?, 60 FROM song',
              id,
              nowMs,
            )
        }),
    }
  }
  return { ...backend, database, as, later: (ms: number) => void (nowMs += ms), now: () => nowMs }
}

describe('userAccount', () => {
  it('returns the listener’s account, and none for a visitor', async () => {
    const { as, call } = await setUp()
    const { id, ask } = as('小满')
    expect(await ask('/user/account')).toMatchObject({
      status: 200,
      body: { code: 200, account: { id }, profile: { userId: id, nickname: '小满' } },
    })
    expect((await call('/user/account')).body).toEqual({ code: 200, account: null, profile: null })
  })
})

describe('userDetail', () => {
  it('shows any listener to everyone', async () => {
    const { as, call } = await setUp()
    const { id, hear } = as('小满')
    hear(3)
    expect(await call(`/user/detail?uid=${id}`)).toMatchObject({
      status: 200,
      body: { code: 200, level: 0, listenSongs: 3, profile: { userId: id, nickname: '小满' } },
    })
  })

  it('shows the owner of the computed playlists', async () => {
    const { call } = await setUp()
    expect((await call('/user/detail?uid=500000001')).body).toMatchObject({
      code: 200,
      profile: { nickname: '本地曲库' },
    })
  })

  it.each(['1', '500000099', 'x', '1e999', '-1', '1.5', '9007199254740993', '1 OR 1'])(
    'answers 404 for %s',
    async (uid) => {
      const { call } = await setUp()
      expect(await call(`/user/detail?uid=${encodeURIComponent(uid)}`)).toMatchObject({
        status: 404,
        body: { code: 404 },
      })
    },
  )

  it('counts only what the caller may see', async () => {
    const { as, database } = await setUp()
    const [one, other] = [as('甲'), as('乙')]
    const list = (privacy: number) =>
      database.run('INSERT INTO playlist(owner_id, privacy, created_ms) VALUES (?, ?, 0)', one.id, privacy)
    const count = async ({ ask }: typeof one) =>
      (await ask<{ profile: { playlistCount: number } }>(`/user/detail?uid=${one.id}`)).body.profile
        .playlistCount
    const before = await count(other)
    list(0)
    list(10)
    expect(await count(other)).toBe(before + 1)
    expect(await count(one)).toBe(before + 2)
  })

  it('tells only the listener whether they signed in today', async () => {
    const { as } = await setUp()
    const [one, other] = [as('甲'), as('乙')]
    await one.ask('/daily_signin')
    expect((await one.ask(`/user/detail?uid=${one.id}`)).body).toMatchObject({
      mobileSign: true,
      pcSign: false,
    })
    expect((await other.ask(`/user/detail?uid=${one.id}`)).body).toMatchObject({ mobileSign: false })
  })
})

describe('userLevel', () => {
  it('rises with plays and days', async () => {
    const { as, later } = await setUp()
    const { id, ask, hear } = as('小满')
    hear(12)
    expect((await ask('/user/level')).body).toEqual({
      full: false,
      data: {
        userId: id,
        info: '',
        progress: 0.5,
        nowPlayCount: 12,
        nextPlayCount: 10,
        nowLoginCount: 1,
        nextLoginCount: 2,
        level: 0,
      },
      code: 200,
    })
    later(day)
    await ask('/banner')
    expect((await ask('/user/level')).body).toMatchObject({
      data: { level: 1, nowLoginCount: 2, nextPlayCount: 40, nextLoginCount: 7 },
    })
  })

  it('counts each listener apart, and no visitors', async () => {
    const { as, call } = await setUp()
    const [one, other] = [as('甲'), as('乙')]
    one.hear(5)
    await call('/banner')
    expect((await other.ask('/user/level')).body).toMatchObject({
      data: { nowPlayCount: 0, nowLoginCount: 1 },
    })
    expect((await call('/user/level')).status).toBe(301)
  })
})

describe('userSubcount', () => {
  it('counts what the listener owns and has collected', async () => {
    const { as, database } = await setUp()
    const [one, other] = [as('甲'), as('乙')]
    const list = (owner: number) =>
      database.run('INSERT INTO playlist(owner_id, name, created_ms) VALUES (?, ?, 0)', owner, 'x').id
    const collect = (kind: string, target: number) =>
      database.run(
        'INSERT INTO collected(user_id, kind, target_id, added_ms) VALUES (?, ?, ?, 0)',
        one.id,
        kind,
        target,
      )
    const before = (await one.ask<{ createdPlaylistCount: number }>('/user/subcount')).body
      .createdPlaylistCount
    list(one.id)
    collect('playlist', list(other.id))
    collect('playlist', 399_999_999)
    collect('artist', 100_000_001)
    expect(await one.ask('/user/subcount')).toEqual({
      status: 200,
      body: {
        programCount: 0,
        djRadioCount: 0,
        mvCount: 0,
        artistCount: 1,
        newProgramCount: 0,
        createDjRadioCount: 0,
        createdPlaylistCount: before + 1,
        subPlaylistCount: 1,
        code: 200,
      },
    })
  })
})

describe('dailySignin', () => {
  it('gives three points, two on the web, each once a day', async () => {
    const { as, later } = await setUp()
    const { ask } = as('小满')
    expect(await ask('/daily_signin?type=0')).toEqual({ status: 200, body: { code: 200, point: 3 } })
    expect(await ask('/daily_signin?type=0')).toEqual({ status: 400, body: { code: -2, msg: '重复签到' } })
    expect(await ask('/daily_signin')).toMatchObject({ status: 400 })
    expect(await ask('/daily_signin?type=1')).toEqual({ status: 200, body: { code: 200, point: 2 } })
    expect(await ask('/daily_signin?type=1')).toMatchObject({ status: 400, body: { code: -2 } })
    later(day)
    expect(await ask('/daily_signin?type=0')).toMatchObject({ status: 200 })
  })

  it('uses the server’s calendar', async () => {
    const { as, later, now } = await setUp()
    const { ask } = as('小满')
    const midnight = new Date(2026, 10, 22).getTime()
    later(midnight - 1 - now())
    expect((await ask('/daily_signin')).status).toBe(200)
    expect((await ask('/daily_signin')).status).toBe(400)
    later(1)
    expect((await ask('/daily_signin')).status).toBe(200)
  })

  it('counts each listener apart', async () => {
    const { as, call } = await setUp()
    expect((await as('甲').ask('/daily_signin')).status).toBe(200)
    expect((await as('乙').ask('/daily_signin')).status).toBe(200)
    expect(await call('/daily_signin')).toMatchObject({ status: 301, body: { code: 301, msg: '需要登录' } })
  })
})

describe('yunbeiSign', () => {
  it('tells whether it was the first today, always with code 200', async () => {
    const { as, later } = await setUp()
    const { ask } = as('小满')
    expect(await ask('/yunbei/sign')).toEqual({ status: 200, body: { code: 200, data: { sign: true } } })
    expect(await ask('/yunbei/sign')).toEqual({ status: 200, body: { code: 200, data: { sign: false } } })
    later(day)
    expect((await ask('/yunbei/sign')).body).toMatchObject({ data: { sign: true } })
  })
})
