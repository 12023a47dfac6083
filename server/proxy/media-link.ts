import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Addresses of our own that stand for media elsewhere. Only what was signed here is ever fetched. */
export interface MediaLinks {
  /** The address under `/api` that plays `url`; what is no absolute http(s) address stays as it is. */
  linkTo: (url: string) => string
  /** The address behind the path, null when it was not signed by this server since its start. */
  behind: (pathname: string) => URL | null
}

/** Where all such addresses lie. */
export const remotePrefix = '/api/media/remote/'

const deliveryNetwork = /(^|\.)126\.net$/i

/** The service names its delivery network by http, which answers by https too. */
const secured = (address: string): URL => {
  const url = new URL(address)
  if (url.protocol === 'http:' && deliveryNetwork.test(url.hostname)) url.protocol = 'https:'
  return url
}

export function createMediaLinks(): MediaLinks {
  const key = randomBytes(32)
  const signed = (payload: string) => createHmac('sha256', key).update(payload).digest()
  return {
    linkTo: (url) => {
      if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url
      const payload = Buffer.from(secured(url).href).toString('base64url')
      return `${remotePrefix}${payload}.${signed(payload).toString('base64url')}`
    },
    behind: (pathname) => {
      const [payload = '', mark = ''] = pathname.startsWith(remotePrefix)
        ? pathname.slice(remotePrefix.length).split('.')
        : []
      const given = Buffer.from(mark, 'base64url')
      const own = signed(payload)
      if (given.length !== own.length || !timingSafeEqual(given, own)) return null
      return new URL(Buffer.from(payload, 'base64url').toString('utf8'))
    },
  }
}
