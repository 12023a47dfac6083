import { user } from './parts'
import { nestShape, type RecordedReplies, type Shape } from './recorded-reply'

const code: Shape = { code: 'number' }

const account: Shape = {
  id: 'number',
  userName: 'string',
  type: 'number',
  status: 'number',
  createTime: 'number',
  vipType: 'number',
  anonimousUser: 'boolean',
}

const told: Shape = { message: 'string', ...code }

const scan: Shape = { ...told, cookie: 'string' }

export const sessionShapes: RecordedReplies<
  | ('qrKey' | 'qrCreate' | 'qrCheck' | 'captchaSent' | 'captchaVerify' | 'loginCellphone')
  | ('loginStatus' | 'userAccount' | 'loginRefresh' | 'logout')
> = {
  qrKey: [{ as: 'visitor', shape: { 'data.code': 'number', 'data.unikey': 'string', ...code } }],
  qrCreate: [
    {
      as: 'visitor',
      given: ({ waiting: key }) => ({ key, qrimg: 'true' }),
      shape: { 'data.qrurl': 'string', 'data.qrimg': 'string', ...code },
    },
  ],
  qrCheck: [
    { as: 'visitor', given: () => ({ key: 'none' }), code: 800, shape: scan },
    { as: 'visitor', given: ({ waiting: key }) => ({ key }), code: 801, shape: scan },
    {
      as: 'visitor',
      given: ({ scanned: key }) => ({ key }),
      code: 802,
      shape: { ...scan, nickname: 'string', avatarUrl: 'string' },
    },
    { as: 'visitor', given: ({ confirmed: key }) => ({ key }), code: 803, shape: scan },
  ],
  captchaSent: [
    { as: 'visitor', given: ({ newPhone: phone }) => ({ phone }), shape: { data: 'boolean', ...code } },
    {
      as: 'visitor',
      given: ({ newPhone: phone }) => ({ phone }),
      code: 405,
      status: 405,
      means: 'failure',
      shape: { ...told, data: 'boolean' },
    },
    {
      as: 'visitor',
      given: () => ({ phone: '1' }),
      code: 400,
      means: 'failure',
      shape: { ...told, data: 'boolean' },
    },
  ],
  captchaVerify: [
    {
      as: 'visitor',
      given: ({ phone, captcha }) => ({ phone, captcha }),
      shape: { data: 'boolean', ...code },
    },
    {
      as: 'visitor',
      given: ({ phone }) => ({ phone, captcha: 'none' }),
      code: 503,
      status: 503,
      means: 'failure',
      shape: { ...told, data: 'boolean' },
    },
  ],
  loginCellphone: [
    {
      as: 'visitor',
      given: ({ phone, captcha }) => ({ phone, captcha }),
      shape: {
        loginType: 'number',
        ...nestShape('account', account),
        token: 'string',
        ...nestShape('profile', user),
        ...nestShape('profile', {
          followeds: 'number',
          follows: 'number',
          eventCount: 'number',
          playlistCount: 'number',
          playlistBeSubscribedCount: 'number',
        }),
        bindings: 'array',
        cookie: 'string',
        ...code,
      },
    },
    {
      as: 'visitor',
      given: ({ phone }) => ({ phone, captcha: 'none' }),
      code: 503,
      status: 503,
      means: 'failure',
      shape: told,
    },
  ],
  loginStatus: [
    {
      shape: {
        'data.code': 'number',
        ...nestShape('data.account', account),
        ...nestShape('data.profile', user),
        'data.profile.createTime': 'number',
      },
    },
    {
      as: 'visitor',
      shape: { 'data.code': 'number', 'data.account': 'object|null', 'data.profile': 'null' },
    },
  ],
  userAccount: [
    { shape: { ...nestShape('account', account), ...nestShape('profile', user), ...code } },
    { as: 'visitor', shape: { account: 'object|null', profile: 'null', ...code } },
  ],
  loginRefresh: [
    { as: 'leaver', shape: { bizCode: 'string', cookie: 'string', ...code } },
    { as: 'visitor', code: 301, status: 301, means: 'failure', shape: { msg: 'string', ...code } },
  ],
  logout: [
    { as: 'leaver', shape: code },
    { as: 'visitor', shape: code },
  ],
}
