import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Deviation } from './deviation'
import { deviantReply } from './deviant-reply'
import { RequestLog } from './request-log'

/** A request for a song's file. */
export interface SongRequest {
  id: number
  path: string
  /** How many were made for that song before. */
  before: number
}

/** Stands between a browser and the product, and lets all pass but what a test spoils. */
export class FaultProxy {
  readonly log = new RequestLog()
  /** Asked for each request for a song's file. */
  deviate: (asked: SongRequest) => Deviation = () => ({})
  /** Milliseconds by which calls of `/api/song/url` are held up. */
  urlDelayMs = 0
  /** Changes the addresses of songs that the product gives; `asked` counts them from 1. */
  readdress: (address: string, asked: number) => string = (address) => address
  /** Changes the page's policy. */
  policy: (policy: string) => string = (policy) => policy
  private away = false
  private asked = 0
  private readonly server = createServer((asked, reply) => this.pass(asked, reply))

  private constructor(
    readonly product: URL,
    private readonly foreign: boolean,
  ) {
    this.server.keepAliveTimeout = 60_000
    this.server.on('connection', (socket) => {
      if (this.away) socket.destroy()
    })
  }

  /** `foreign`: its pages are none of ours, yet it gives out songs. */
  static async start(product: string | URL, foreign = false): Promise<FaultProxy> {
    const proxy = new FaultProxy(new URL(product), foreign)
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** While it is gone every connection breaks, open ones at once. */
  set gone(gone: boolean) {
    this.away = gone
    if (gone) this.server.closeAllConnections()
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private pass(asked: IncomingMessage, reply: ServerResponse): void {
    const path = asked.url ?? '/'
    const id = Number(/^\/api\/media\/song\/(\d+)\./.exec(path)?.[1] ?? 0)
    const before = this.log.countOf(id)
    this.log.begin(path, id, reply)
    const deviation = id > 0 ? this.deviate({ id, path, before }) : {}
    if (deviation.silent) return
    const headers = this.towardsProduct(asked.headers)
    if (deviation.rangeless) delete headers.range
    // to be read here
    if (path.startsWith('/api/song/url')) delete headers['accept-encoding']
    const onwards = request({
      host: this.product.hostname,
      port: this.product.port,
      path,
      method: asked.method,
      headers,
    })
    onwards.on('response', (given) => {
      given.on('error', () => reply.destroy())
      void this.answer(path, given, reply, id > 0 ? deviation : null).catch(() => reply.destroy())
    })
    onwards.on('error', () => reply.destroy())
    reply.on('close', () => onwards.destroy())
    asked.pipe(onwards)
  }

  private towardsProduct(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
    const { host, origin } = this.product
    if (this.foreign) return { host, ...(headers.range && { range: headers.range }) }
    return { ...headers, host, ...(headers.origin && { origin }) }
  }

  private async answer(
    path: string,
    given: IncomingMessage,
    reply: ServerResponse,
    deviation: Deviation | null,
  ): Promise<void> {
    if (deviation) return deviantReply(given, reply, deviation)
    const headers = { ...given.headers }
    const policy = headers['content-security-policy']
    if (typeof policy === 'string') headers['content-security-policy'] = this.policy(policy)
    if (path.startsWith('/api/song/url')) return this.answerUrl(given, reply, headers)
    reply.writeHead(given.statusCode ?? 200, headers)
    given.pipe(reply)
  }

  private async answerUrl(
    given: IncomingMessage,
    reply: ServerResponse,
    headers: IncomingMessage['headers'],
  ): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of given) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const readdressed = Buffer.from(
      body
        .toString()
        .replace(
          /"url":"([^"]+)"/g,
          (_all, address: string) => `"url":"${this.readdress(address, ++this.asked)}"`,
        ),
    )
    await new Promise((resolve) => setTimeout(resolve, this.urlDelayMs))
    if (reply.destroyed) return
    delete headers['transfer-encoding']
    reply.writeHead(given.statusCode ?? 200, { ...headers, 'content-length': String(readdressed.length) })
    reply.end(readdressed)
  }
}
