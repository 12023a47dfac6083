import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { failed } from '../wire/json-reply'
import { isPublicAddress, publicLookup } from './public-address'

/** Milliseconds until the media host must have begun to answer, and the longest silence afterwards. */
const patienceMs = 20_000
const mostRedirects = 3

const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'user-agent', 'accept']
const told = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'expires',
]

const playable = /^(audio|video)\/|^(application|binary)\/octet-stream|^$/i

const send = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((settle, fail) => {
    const make = url.protocol === 'https:' ? requestHttps : requestHttp
    const outgoing = make(url, options, settle)
    outgoing.setTimeout(patienceMs, () => outgoing.destroy(new Error('the media host is silent')))
    outgoing.on('error', fail)
    outgoing.end()
  })

/**
 * Plays what lies at `url` through our own origin: byte ranges and validators go through, cookies do not, redirects
 * are followed a few steps. Hosts that are not of the public internet are refused, except `ownHost`, the backend
 * that the operator chose. What is neither sound nor picture is not handed on.
 * @param ownHost host name and port
 */
export async function remoteMedia(request: Request, url: URL, ownHost: string): Promise<Response> {
  const headers = Object.fromEntries(
    asked.flatMap((name) => {
      const value = request.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const { method, signal } = request
  try {
    let target = url
    for (let step = 0; step <= mostRedirects; step++) {
      if (target.protocol !== 'http:' && target.protocol !== 'https:') return failed(502, 'unknown protocol')
      const trusted = target.host === ownHost
      const name = target.hostname.replace(/^\[|\]$/g, '')
      if (!trusted && isIP(name) !== 0 && !isPublicAddress(name)) return failed(502, 'no public address')
      const lookup = trusted ? {} : { lookup: publicLookup }
      const reply = await send(target, { method, headers, signal, ...lookup })
      const { statusCode: status = 502, headers: given } = reply
      if ([301, 302, 303, 307, 308].includes(status) && given.location) {
        reply.destroy()
        target = new URL(given.location, target)
        continue
      }
      const type = given['content-type'] ?? ''
      if (status < 300 && !playable.test(type)) {
        reply.destroy()
        return failed(502, 'the media host sent no media')
      }
      const passed = new Headers({ 'Cache-Control': 'private, no-store' })
      for (const header of told) {
        const value = given[header]
        if (typeof value === 'string') passed.set(header, value)
      }
      if (status >= 300 && status !== 304 && status !== 416) {
        reply.destroy()
        return new Response(null, {
          status: status < 600 ? status : 502,
          headers: { 'Cache-Control': 'no-store' },
        })
      }
      const bodyless = method === 'HEAD' || status === 304 || status === 204
      if (bodyless) reply.destroy()
      // The reader of the web stream learns of the error; without a listener it would end the process.
      else reply.on('error', () => undefined)
      return new Response(bodyless ? null : (Readable.toWeb(reply) as ReadableStream), {
        status,
        headers: passed,
      })
    }
    return failed(502, 'the media host redirects too often')
  } catch (error) {
    return failed(502, error instanceof Error ? error.message : String(error))
  }
}
