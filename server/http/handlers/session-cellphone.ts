import { tokenPlaceholder } from '../session-cookies'
import { readPhoneNumber } from '../../../src/contract/read-phone-number'
import { wireAccount, wireProfile } from '../wire/account'
import type { ReplyBody, Handler } from './handler'
import { openSession } from './session-open'
import { phoneNickname } from '../../text/nickname-text'
import { told } from '../../text/told'
import type { ServerTexts } from '../../text/zh-cn'

/** Returns the key of an account, such as `86-13800000000`; null for an invalid number. */
const phoneKey = (countryCode: string, typed: string): string | null => {
  const phone = readPhoneNumber(typed, countryCode)
  return phone && `${phone.countryCode}-${phone.number}`
}

const refused = (code: number, why: keyof ServerTexts['login']): ReplyBody => {
  const message = told(({ login }) => login[why])
  return { code, message, msg: message, data: false }
}

const badPhone = refused(400, 'badPhone')
const tooSoon = refused(405, 'tooSoon')
const tooMany = refused(400, 'tooMany')
const wrongCode = refused(503, 'wrongCode')
const locked = refused(509, 'locked')
const noPassword = refused(400, 'noPassword')
const noCode = refused(400, 'noCode')

/** Shows the code to the operator, who passes it on: the server cannot send text messages. */
const captchaSent: Handler<'captchaSent'> = ({ phone: given, ctcode }, { captchas, log }) => {
  const phone = phoneKey(ctcode, given)
  if (phone === null) return badPhone
  const result = captchas.send(phone)
  if ('refused' in result) return result.refused === 'tooSoon' ? tooSoon : tooMany
  log(`Login code for +${phone}: ${result.sent.code} (works for ten minutes)`)
  return { code: 200, data: true, inbox: '/api/local/inbox' }
}

const captchaVerify: Handler<'captchaVerify'> = ({ phone: given, captcha, ctcode }, { captchas }) => {
  const phone = phoneKey(ctcode, given)
  if (phone === null) return badPhone
  const found = captchas.check(phone, captcha.trim())
  if (found === 'right') return { code: 200, data: true }
  return found === 'locked' ? locked : wrongCode
}

const loginCellphone: Handler<'loginCellphone'> = (given, context) => {
  const phone = phoneKey(given.countrycode, given.phone)
  if (phone === null) return badPhone
  const captcha = given.captcha.trim()
  if (captcha === '') return given.password || given.md5_password ? noPassword : noCode
  const found = context.captchas.consume(phone, captcha)
  if (found !== 'right') return found === 'locked' ? locked : wrongCode
  const listener =
    context.listeners.byPhone(phone) ?? context.listeners.create({ nickname: phoneNickname(phone), phone })
  return {
    code: 200,
    loginType: 1,
    account: wireAccount(listener),
    token: tokenPlaceholder,
    profile: {
      ...wireProfile(listener),
      followeds: 0,
      follows: 0,
      eventCount: 0,
      playlistCount: context.counts.collections(listener.id).createdPlaylists,
      playlistBeSubscribedCount: 0,
    },
    bindings: [],
    cookie: openSession(context, listener.id),
  }
}

export const cellphoneHandlers = { captchaSent, captchaVerify, loginCellphone }
