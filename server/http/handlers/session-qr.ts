import { qrPicture } from './qr-picture'
import { coverUrl } from '../wire/addresses'
import { notFoundBody } from '../json-reply'
import type { Context, Handler } from './handler'
import { openSession } from './session-open'
import { nicknameText } from '../../text/nickname-text'
import { told } from '../../text/told'

/** Longer keys never come from this server, and a QR code holds only so much. */
const longestKey = 64

const qrKey: Handler<'qrKey'> = (_params, { qrLogins }) => ({
  data: { code: 200, unikey: qrLogins.create() },
  code: 200,
})

const qrCreate: Handler<'qrCreate'> = async ({ key, qrimg }, { request, originFor }) => {
  if (key.length > longestKey) return notFoundBody
  const qrurl = `${originFor(request)}/api/local/qr?key=${encodeURIComponent(key)}`
  return { code: 200, data: { qrurl, qrimg: qrimg === '' ? '' : await qrPicture(qrurl) } }
}

const expired = { code: 800, message: told(({ login }) => login.qrExpired), cookie: '' }

const scanned = (userId: number | null, { listeners }: Context) => {
  const listener = userId === null ? undefined : listeners.byId(userId)
  return {
    code: 802,
    message: told(({ login }) => login.qrScanned),
    ...(listener && { nickname: nicknameText(listener.nickname), avatarUrl: coverUrl(`g${listener.id}`) }),
    cookie: '',
  }
}

const qrCheck: Handler<'qrCheck'> = ({ key }, context) => {
  const login = context.qrLogins.collect(key)
  switch (login.state) {
    case 'waiting':
      return { code: 801, message: told(({ login }) => login.qrWaiting), cookie: '' }
    case 'scanned':
      return scanned(login.userId, context)
    case 'confirmed':
      return {
        code: 803,
        message: told(({ login }) => login.qrConfirmed),
        cookie: openSession(context, login.userId),
      }
    case 'used':
    case 'expired':
      return expired
  }
}

export const qrHandlers = { qrKey, qrCreate, qrCheck }
