import { expect } from 'vitest'
import type { ContractBackend, EndpointCases } from '../contract-backend'

const phone = '13800001234'

/** The code that the server told its operator last. */
const codeTold = ({ backend }: ContractBackend) => {
  const [, code] =
    /: (\d{6}) /.exec(backend.lines.findLast((line) => line.startsWith('Login code')) ?? '') ?? []
  if (code === undefined) throw new Error('no code was told')
  return code
}

/** The page of the server's own on which a login is confirmed. */
const confirmPage = ({ backend }: ContractBackend, init?: RequestInit, query = '') =>
  backend.request(`/local/qr${query}`, init)

const me = { nickname: '小满', vipType: 0, avatarUrl: expect.stringMatching(/^\/api\/media\/cover\//) }

export const accountCases: EndpointCases<
  | 'qrKey'
  | 'qrCreate'
  | 'qrCheck'
  | 'loginCellphone'
  | 'captchaSent'
  | 'captchaVerify'
  | 'loginStatus'
  | 'loginRefresh'
  | 'registerAnonymous'
  | 'logout'
  | 'dailySignin'
  | 'yunbeiSign'
  | 'userAccount'
  | 'userDetail'
  | 'userLevel'
  | 'userSubcount'
> = {
  qrKey: async ({ reply }) => {
    expect(await reply('qrKey', {})).not.toBe(await reply('qrKey', {}))
  },
  qrCreate: async ({ reply }) => {
    const key = await reply('qrKey', {})
    const code = await reply('qrCreate', { key, qrimg: 'true' })
    expect(code.url).toBe(`http://127.0.0.1/api/local/qr?key=${key}`)
    expect(code.image).toMatch(/^data:image\/png;base64,iVBOR/)
    expect(await reply('qrCreate', { key })).toEqual({ url: code.url, image: null })
  },
  qrCheck: async (contract) => {
    const key = await contract.reply('qrKey', {})
    const check = () => contract.reply('qrCheck', { key }, 'visitor')
    expect((await check()).state).toBe('waiting')
    await confirmPage(contract, {}, `?key=${key}`)
    expect((await check()).state).toBe('scanned')
    const body = new URLSearchParams({ key, listener: String(contract.userId) })
    expect((await confirmPage(contract, { method: 'POST', body })).status).toBe(303)
    expect((await check()).state).toBe('confirmed')
    expect((await check()).state).toBe('expired')
  },
  loginCellphone: async (contract) => {
    await contract.reply('captchaSent', { phone })
    const given = { phone, captcha: codeTold(contract) }
    expect(await contract.reply('loginCellphone', given, 'visitor')).toMatchObject({ nickname: '用户1234' })
    expect(await contract.ask('loginCellphone', given, 'visitor')).toMatchObject({
      failure: { kind: 'status', status: 503, message: '验证码错误' },
    })
    expect(await contract.ask('loginCellphone', { phone, password: 'secret' })).toMatchObject({
      failure: { kind: 'code', code: 400, message: expect.stringContaining('密码') },
    })
  },
  captchaSent: async ({ ask, reply }) => {
    expect(await reply('captchaSent', { phone })).toEqual({ inbox: '/api/local/inbox' })
    expect(await ask('captchaSent', { phone })).toMatchObject({ failure: { kind: 'status', status: 405 } })
    expect(await ask('captchaSent', { phone: 'x' })).toMatchObject({ failure: { kind: 'code', code: 400 } })
  },
  captchaVerify: async (contract) => {
    await contract.reply('captchaSent', { phone })
    const captcha = codeTold(contract)
    expect(await contract.reply('captchaVerify', { phone, captcha })).toBeNull()
    expect(await contract.reply('captchaVerify', { phone, captcha })).toBeNull()
    expect(await contract.ask('captchaVerify', { phone, captcha: `${captcha}0` })).toMatchObject({
      failure: { kind: 'status', status: 503 },
    })
  },
  loginStatus: async ({ reply, userId }) => {
    expect(await reply('loginStatus', {}, 'visitor')).toBeNull()
    expect(await reply('loginStatus', {})).toEqual({ userId, ...me })
  },
  loginRefresh: async ({ reply }) => {
    expect(await reply('loginRefresh', {})).toBe('refreshed')
    expect(await reply('loginStatus', {})).toBeNull()
  },
  registerAnonymous: async ({ reply }) => {
    expect(await reply('registerAnonymous', {}, 'visitor')).toBeNull()
  },
  logout: async ({ reply }) => {
    expect(await reply('logout', {}, 'visitor')).toBeNull()
    expect(await reply('logout', {})).toBeNull()
    expect(await reply('loginStatus', {})).toBeNull()
  },
  dailySignin: async ({ reply }) => {
    expect(await reply('dailySignin', {})).toBe('signed')
    expect(await reply('dailySignin', { type: 0 })).toBe('alreadySigned')
    expect(await reply('dailySignin', { type: 1 })).toBe('signed')
  },
  yunbeiSign: async ({ reply }) => {
    expect(await reply('yunbeiSign', {})).toBe('signed')
    expect(await reply('yunbeiSign', {})).toBe('alreadySigned')
  },
  userAccount: async ({ reply, userId }) => {
    expect(await reply('userAccount', {}, 'visitor')).toBeNull()
    expect(await reply('userAccount', {})).toEqual({ userId, ...me })
  },
  userDetail: async ({ ask, reply, userId }) => {
    expect(await reply('userDetail', { uid: userId }, 'visitor')).toEqual({ userId, ...me })
    expect(await ask('userDetail', { uid: 5 })).toMatchObject({ failure: { kind: 'notFound' } })
  },
  userLevel: async ({ reply }) => {
    expect(await reply('userLevel', {})).toEqual({
      level: 0,
      progress: 0,
      playCount: 0,
      nextPlayCount: 10,
      loginDays: 1,
      nextLoginDays: 2,
      full: false,
    })
  },
  userSubcount: async ({ reply }) => {
    expect(await reply('userSubcount', {})).toMatchObject({ collectedPlaylists: 0, artists: 0, videos: 0 })
  },
}
