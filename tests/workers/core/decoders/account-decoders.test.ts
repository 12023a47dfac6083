import { describe, expect, it } from 'vitest'
import { accountDecoders } from '../../../../src/workers/core/decoders/account-decoders'

type Name = keyof typeof accountDecoders

/** The value, or the kind of failure. */
const decode = (name: Name, body: unknown): unknown => {
  const result = accountDecoders[name](body)
  return result.ok ? result.value : result.failure.kind
}

/** Fields that servers send and nobody reads. */
const profile = {
  userId: 777,
  userType: 0,
  nickname: '小满',
  avatarImgId: 109_951_165_380_951_600,
  avatarUrl: 'http://p1.music.126.net/abc==/7.jpg',
  backgroundUrl: 'http://p1.music.126.net/def==/8.jpg',
  signature: '',
  birthday: 0,
  vipType: 11,
  expertTags: null,
  experts: null,
  avatarDetail: null,
}

const read = {
  userId: 777,
  nickname: '小满',
  avatarUrl: 'https://p1.music.126.net/abc==/7.jpg',
  vipType: 11,
}

const account = { id: 777, userName: '1_138****', type: 1, status: 0, anonimousUser: false, vipType: 11 }

describe('accountDecoders', () => {
  it.each<[Name, object]>([
    ['loginStatus', { data: { code: 200, account, profile } }],
    ['userAccount', { code: 200, account, profile }],
    ['userDetail', { level: 8, listenSongs: 12, profile: { ...profile, followeds: 3 }, code: 200 }],
    ['loginCellphone', { loginType: 0, account, token: 'x', profile, bindings: [], code: 200, cookie: '' }],
  ])('read the listener from %s', (name, body) => {
    expect(decode(name, body)).toEqual(read)
  })

  it('recognise a visitor, with and without a token, by the missing profile', () => {
    const anonymous = { ...account, anonimousUser: true, type: 1000 }
    expect(decode('loginStatus', { data: { code: 200, account: null, profile: null } })).toBeNull()
    expect(decode('loginStatus', { data: { code: 200, account: anonymous, profile: null } })).toBeNull()
    expect(decode('loginStatus', { data: { code: 200 } })).toBeNull()
    expect(decode('userAccount', { code: 200, account: anonymous, profile: null })).toBeNull()
  })

  it('accept a profile with hardly any fields', () => {
    expect(
      decode('userDetail', { profile: { userId: '5', nickname: null, avatarUrl: 'javascript:x' } }),
    ).toEqual({
      userId: 5,
      nickname: '',
      avatarUrl: null,
      vipType: 0,
    })
    expect(decode('userDetail', { profile: { id: 5, nickname: 'x' } })).toBe('malformed')
  })

  it('read the key and the code of a login', () => {
    expect(decode('qrKey', { data: { code: 200, unikey: 'k-1' }, code: 200 })).toBe('k-1')
    const qrurl = 'https://music.example/login?codekey=k-1'
    expect(decode('qrCreate', { code: 200, data: { qrurl, qrimg: 'data:image/png;base64,iVBO' } })).toEqual({
      url: qrurl,
      image: 'data:image/png;base64,iVBO',
    })
    for (const qrimg of ['', null, undefined, 'http://tracker.example/x.png', 'data:text/html,x'])
      expect(decode('qrCreate', { code: 200, data: { qrurl, qrimg } })).toEqual({ url: qrurl, image: null })
  })

  it('refuse a login code that is no http address', () => {
    for (const qrurl of ['javascript:alert(1)', '', null, '//x', 'file:///x'])
      expect(decode('qrCreate', { code: 200, data: { qrurl, qrimg: '' } })).toBe('malformed')
  })

  it.each([
    [800, 'expired'],
    [801, 'waiting'],
    [803, 'confirmed'],
  ])('read the code %i of a check as %s', (code, state) => {
    expect(decode('qrCheck', { code, message: 'x', cookie: '' })).toEqual({
      state,
      nickname: '',
      avatarUrl: null,
    })
  })

  it('read who scanned the code', () => {
    const { nickname, avatarUrl } = profile
    expect(decode('qrCheck', { code: 802, message: 'x', nickname, avatarUrl, cookie: '' })).toEqual({
      state: 'scanned',
      nickname,
      avatarUrl: read.avatarUrl,
    })
  })

  it.each([[{ code: 200 }], [{ code: 8821 }], [{}], [{ code: 'constructor' }]])(
    'take %j for no state of a login',
    (body) => {
      expect(decode('qrCheck', body)).toBe('malformed')
    },
  )

  it.each([
    ['201', 'refreshed'],
    [201, 'refreshed'],
    [undefined, 'refreshed'],
    ['400', 'notNeeded'],
    ['504', 'expired'],
  ])('read what %j says of a refresh', (bizCode, outcome) => {
    expect(decode('loginRefresh', { code: 200, bizCode, cookie: '' })).toBe(outcome)
  })

  it('read both outcomes of both kinds of sign-in', () => {
    expect(decode('dailySignin', { code: 200, point: 3 })).toBe('signed')
    expect(decode('dailySignin', { code: -2, msg: '重复签到' })).toBe('alreadySigned')
    expect(decode('yunbeiSign', { code: 200, data: { sign: true, yunbeiNum: 3 } })).toBe('signed')
    expect(decode('yunbeiSign', { code: 200, data: { sign: false } })).toBe('alreadySigned')
    expect(decode('yunbeiSign', { code: 200, data: null })).toBe('signed')
  })

  it('read a rank, numbers as texts and out of bounds included', () => {
    const data = {
      userId: 777,
      info: 'a$b$c',
      progress: 0.564,
      nextPlayCount: 2000,
      nextLoginCount: '100',
      nowPlayCount: 1128,
      nowLoginCount: 100,
      level: 7,
    }
    expect(decode('userLevel', { full: false, data, code: 200 })).toEqual({
      level: 7,
      progress: 0.564,
      playCount: 1128,
      nextPlayCount: 2000,
      loginDays: 100,
      nextLoginDays: 100,
      full: false,
    })
    expect(decode('userLevel', { full: null, data: { level: '12.5', progress: 7 } })).toMatchObject({
      level: 10,
      progress: 1,
      playCount: 0,
      full: false,
    })
    expect(decode('userLevel', { data: { level: -3, progress: -1 } })).toMatchObject({
      level: 0,
      progress: 0,
    })
  })

  it('read the counts, and 0 for missing ones', () => {
    const counts = { programCount: 0, djRadioCount: 1, mvCount: 2, artistCount: '3', createdPlaylistCount: 4 }
    expect(decode('userSubcount', { ...counts, subPlaylistCount: null, code: 200 })).toEqual({
      createdPlaylists: 4,
      collectedPlaylists: 0,
      artists: 3,
      videos: 2,
    })
  })

  it('read a change without any fields', () => {
    for (const name of ['logout', 'captchaVerify', 'registerAnonymous'] as const)
      expect(decode(name, { code: 200, data: true })).toBeNull()
  })

  it('read where the operator finds a login code, at this server only', () => {
    const inboxOf = (inbox?: unknown) => decode('captchaSent', { code: 200, data: true, inbox })
    expect(inboxOf('/api/local/inbox')).toEqual({ inbox: '/api/local/inbox' })
    for (const other of [undefined, null, '//elsewhere.org/', 'https://elsewhere.org', '/api/local/../x'])
      expect(inboxOf(other)).toEqual({ inbox: null })
  })

  it.each(Object.keys(accountDecoders) as Name[])('%s refuses an invalid reply', (name) => {
    for (const body of [null, undefined, 7, 'x', '<html>']) expect(decode(name, body)).toBe('malformed')
  })
})
