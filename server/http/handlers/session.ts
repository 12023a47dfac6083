import { expiredSessionCookies } from '../session-cookies'
import { wireAccount, wireProfile } from '../wire/account'
import type { Handler } from './handler'
import { cellphoneHandlers } from './session-cellphone'
import { openSession } from './session-open'
import { qrHandlers } from './session-qr'

/** This reply has its code inside `data`. */
const loginStatus: Handler<'loginStatus'> = (_params, { listener }) => ({
  data: {
    code: 200,
    account: listener && wireAccount(listener),
    profile: listener && wireProfile(listener),
  },
})

const loginRefresh: Handler<'loginRefresh'> = (_params, context) => ({
  code: 200,
  bizCode: '201',
  cookie: openSession(context, context.listener.id),
})

/** Visitors need no token, so none is created. */
const registerAnonymous: Handler<'registerAnonymous'> = () => ({ code: 200, cookie: '' })

const logout: Handler<'logout'> = (_params, { sessions, tokens, request, setCookie, setHeader }) => {
  tokens.forEach((token) => sessions.revoke(token))
  expiredSessionCookies(request).forEach(setCookie)
  setHeader('Clear-Site-Data', '"cache"')
  return { code: 200 }
}

export const sessionHandlers = {
  ...qrHandlers,
  ...cellphoneHandlers,
  loginStatus,
  loginRefresh,
  registerAnonymous,
  logout,
}
