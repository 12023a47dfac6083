import { createServer, request as ask } from 'node:http'

/** @typedef {{ songs: { id: number }[], privileges: { id: number }[] }} Tracks */

/**
 * Serves the app with every playlist lengthened: the songs of the library are repeated, each with an id of its own, in
 * pages of the requested size. Everything else is the app's own.
 * @param {string} app its address
 * @param {number} length
 * @returns {Promise<{ address: string, stop(): void }>}
 */
export async function serveLongLists(app, length) {
  /** @type {Promise<Tracks> | null} */
  let library = null

  /** @param {URL} asked */
  const part = async (asked) => {
    const from = Number(asked.searchParams.get('offset') ?? 0)
    const count = Math.max(0, Math.min(Number(asked.searchParams.get('limit') ?? length), length - from))
    asked.searchParams.set('offset', '0')
    library ??= fetch(asked).then(async (reply) => /** @type {Tracks} */ (await reply.json()))
    const { songs, privileges } = await library
    const places = Array.from({ length: count }, (_, at) => from + at)
    const repeated = (/** @type {{ id: number }[]} */ items) =>
      places.map((at) => ({ ...items[at % items.length], id: 5_000_000 + at }))
    return JSON.stringify({ code: 200, songs: repeated(songs), privileges: repeated(privileges) })
  }

  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', app)
    if (asked.pathname === '/api/playlist/track/all') {
      part(asked).then(
        (body) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
        () => response.writeHead(502).end(),
      )
      return
    }
    const { method, headers } = request
    const onward = ask(asked, { method, headers: { ...headers, host: asked.host } }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)))
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
