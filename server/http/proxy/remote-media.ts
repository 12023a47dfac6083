import {
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { errorReply } from '../json-reply'
import { isPublicAddress, publicLookup } from './public-address'

/** Milliseconds within which the media host must start to answer. */
const silenceTimeoutMs = 20_000
const mostRedirects = 3
const redirecting = new Set([301, 302, 303, 307, 308])

const sentHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'user-agent', 'accept']
const passedHeaders = [
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
    const outgoing = make(url, options, (reply) => {
      // a paused player stops reading for as long as it likes
      outgoing.setTimeout(0)
      settle(reply)
    })
    outgoing.setTimeout(silenceTimeoutMs, () => outgoing.destroy(new Error('the media host is silent')))
    outgoing.on('error', fail)
    outgoing.end()
  })

/** Follows redirects and returns the last response. Rejects with a message for the caller. */
const reach = async (url: URL, options: RequestOptions, ownHost: string): Promise<IncomingMessage> => {
  let target = url
  for (let step = 0; step <= mostRedirects; step++) {
    if (target.protocol !== 'http:' && target.protocol !== 'https:') throw new Error('unknown protocol')
    // a redirect from another host must not reach it
    const trusted = url.host === ownHost && target.host === ownHost
    const name = target.hostname.replace(/^\[|\]$/g, '')
    if (!trusted && isIP(name) !== 0 && !isPublicAddress(name)) throw new Error('no public address')
    const reply = await send(target, { ...options, ...(!trusted && { lookup: publicLookup }) })
    const { statusCode = 502, headers } = reply
    if (!redirecting.has(statusCode) || !headers.location) return reply
    reply.destroy()
    target = new URL(headers.location, target)
  }
  throw new Error('the media host redirects too often')
}

const passedOn = (given: IncomingHttpHeaders): Headers => {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const name of passedHeaders) {
    const value = given[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

const handOver = (reply: IncomingMessage, method: string): Response => {
  const { statusCode: status = 502, headers } = reply
  if (status < 300 && !playable.test(headers['content-type'] ?? '')) {
    reply.destroy()
    return errorReply(502, 'the media host sent no media')
  }
  const refused = status >= 300 && status !== 304 && status !== 416
  if (refused || method === 'HEAD' || status === 304 || status === 204) {
    reply.destroy()
    return refused
      ? new Response(null, { status: Math.min(status, 599), headers: { 'Cache-Control': 'no-store' } })
      : new Response(null, { status, headers: passedOn(headers) })
  }
  // the reader of the web stream gets the error; without a listener here it would end the process
  reply.on('error', () => undefined)
  return new Response(Readable.toWeb(reply) as ReadableStream, { status, headers: passedOn(headers) })
}

/**
 * Fetches media from `url` for our own origin. Byte ranges and conditional headers are passed on, cookies are not; a
 * few redirects are followed. Hosts outside the public internet are refused, except `ownHost`, the backend that the
 * operator chose. Replies that are neither audio nor video are refused.
 * @param ownHost host name and port
 */
export async function fetchRemoteMedia(request: Request, url: URL, ownHost: string): Promise<Response> {
  const { method, signal } = request
  const headers = Object.fromEntries(
    sentHeaders.flatMap((name) => {
      const value = request.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  try {
    return handOver(await reach(url, { method, headers, signal }, ownHost), method)
  } catch (error) {
    return errorReply(502, error instanceof Error ? error.message : String(error))
  }
}
