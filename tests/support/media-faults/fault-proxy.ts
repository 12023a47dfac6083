import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReplyFault } from './reply-fault'
import { sendFaultyReply } from './send-faulty-reply'
import { RequestLog } from './request-log'

/** A request for a song's file. */
export interface SongRequest {
  id: number
  path: string
  /** Number of earlier requests for that song. */
  earlierRequests: number
}

/** A proxy between browser and product that forwards everything, with the faults a test sets. */
export class FaultProxy {
  readonly log = new RequestLog()
  /** Decides the fault of each request for a song's file. */
  faultFor: (asked: SongRequest) => ReplyFault = () => ({})
  /** Milliseconds by which calls of `/api/song/url` are delayed. */
  urlDelayMs = 0
  /** Changes the URLs of streams in the product's replies; `asked` counts them from 1. */
  rewriteUrl: (address: string, asked: number) => string = (address) => address
  /** Changes the page's content security policy. */
  rewritePolicy: (policy: string) => string = (policy) => policy
  private isOffline = false
  private asked = 0
  private readonly server = createServer((asked, reply) => this.forward(asked, reply))

  private constructor(
    readonly product: URL,
    private readonly foreign: boolean,
  ) {
    this.server.keepAliveTimeout = 60_000
    this.server.on('connection', (socket) => {
      if (this.isOffline) socket.destroy()
    })
  }

  /** `foreign`: it serves songs as another origin, without the headers of the page. */
  static async start(product: string | URL, foreign = false): Promise<FaultProxy> {
    const proxy = new FaultProxy(new URL(product), foreign)
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Breaks every connection while it is true, open ones at once. */
  set offline(gone: boolean) {
    this.isOffline = gone
    if (gone) this.server.closeAllConnections()
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private forward(asked: IncomingMessage, reply: ServerResponse): void {
    const path = asked.url ?? '/'
    const id = Number(/^\/api\/media\/song\/(\d+)\./.exec(path)?.[1] ?? 0)
    const earlierRequests = this.log.songRequests(id)
    this.log.add(path, id, asked.headers.range ?? null, reply)
    const deviation = id > 0 ? this.faultFor({ id, path, earlierRequests }) : {}
    if (deviation.neverReplies) return
    const headers = this.requestHeaders(asked.headers)
    if (deviation.ignoresRanges) delete headers.range
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

  private requestHeaders(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
    const { host, origin } = this.product
    if (this.foreign) return { host, ...(headers.range && { range: headers.range }) }
    return { ...headers, host, ...(headers.origin && { origin }) }
  }

  private async answer(
    path: string,
    given: IncomingMessage,
    reply: ServerResponse,
    deviation: ReplyFault | null,
  ): Promise<void> {
    if (deviation) return sendFaultyReply(given, reply, deviation)
    const headers = { ...given.headers }
    const policy = headers['content-security-policy']
    if (typeof policy === 'string') headers['content-security-policy'] = this.rewritePolicy(policy)
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
          (_all, address: string) => `"url":"${this.rewriteUrl(address, ++this.asked)}"`,
        ),
    )
    await new Promise((resolve) => setTimeout(resolve, this.urlDelayMs))
    if (reply.destroyed) return
    delete headers['transfer-encoding']
    reply.writeHead(given.statusCode ?? 200, { ...headers, 'content-length': String(readdressed.length) })
    reply.end(readdressed)
  }
}
