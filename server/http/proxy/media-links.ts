import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** URLs under our own origin that stand for media on other hosts. Only URLs that were signed here are fetched. */
export interface MediaLinks {
  /** Returns the URL under `/api` that plays `url`; anything but an absolute http(s) URL is returned unchanged. */
  sign: (url: string) => string
  /** Returns the URL behind the path; null when it was not signed since this server started. */
  resolve: (pathname: string) => URL | null
}

/** The path of all such URLs. */
export const remotePrefix = '/api/media/remote/'

const deliveryNetwork = /(^|\.)126\.net$/i

/** NetEase names its CDN with http: URLs; https works too. */
const secured = (address: string): URL => {
  const url = new URL(address)
  if (url.protocol === 'http:' && deliveryNetwork.test(url.hostname)) url.protocol = 'https:'
  return url
}

export function createMediaLinks(): MediaLinks {
  const key = randomBytes(32)
  const signed = (payload: string) => createHmac('sha256', key).update(payload).digest()
  return {
    sign: (url) => {
      if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url
      const payload = Buffer.from(secured(url).href).toString('base64url')
      return `${remotePrefix}${payload}.${signed(payload).toString('base64url')}`
    },
    resolve: (pathname) => {
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
