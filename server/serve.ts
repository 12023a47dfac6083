import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createBackend } from './backend'
import { sharpFailure } from './library/covers/load-sharp'
import type { Options } from './options'
import { refuseMalformed } from './http/refuse-malformed'
import { secureResponse } from './http/security-headers'
import { createSite } from './site'
import { errorReply } from './http/json-reply'

/** Why no port could be opened, in one line. */
interface ListenError {
  error: string
}

const tryPort = (server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | null> =>
  new Promise((settle) => {
    const failed = (error: NodeJS.ErrnoException) => settle(error)
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      // e.g. too many open files while accepting: the next connection may succeed
      server.on('error', (error) => console.error(`Connection refused: ${error.message}`))
      settle(null)
    })
  })

const further = 20

/** Listens on `port`, or unless that port was requested, on the first free one of it and the next twenty. */
async function listen(
  server: Server,
  { port, portGiven, host }: { port: number; portGiven: boolean; host: string },
): Promise<{ port: number } | ListenError> {
  const last = portGiven || port === 0 ? port : Math.min(port + further, 65_535)
  for (let candidate = port; candidate <= last; candidate++) {
    const error = await tryPort(server, candidate, host)
    const address = server.address()
    if (!error) return { port: typeof address === 'object' && address ? address.port : candidate }
    if (error.code !== 'EADDRINUSE')
      return { error: `Cannot listen on ${host}:${candidate}: ${error.message}` }
  }
  const ports = last === port ? `Port ${port} is` : `Ports ${port} to ${last} are`
  return { error: `${ports} in use; choose another with --port` }
}

/** A running server. */
interface Serving {
  /** Its URL for a browser on this machine. */
  address: string
  close(): Promise<void>
}

export interface ServeOptions extends Options {
  /** The project's folder, which contains `demo` and `dist/client`. */
  root: string
  log?: (line: string) => void
}

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  // an upload may take 200 s
  requestTimeout: 210_000,
  keepAliveTimeout: 10_000,
  // a request without a host is refused with the site's own reply
  requireHostHeader: false,
}

/** Far more than a household needs, far fewer than the files a process may open. */
const maxConnections = 512

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const nameOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** Says once that no pictures are shown, which would otherwise be found out picture by picture. */
async function reportSharp(log: (line: string) => void): Promise<void> {
  const failure = await sharpFailure()
  if (failure)
    log(`Covers are drawn instead of shown, as sharp does not load: ${failure}. \`npm ci\` may mend it.`)
}

/** Starts client and backend on one origin. An error is one line that says what is wrong. */
export async function serve(options: ServeOptions): Promise<Serving | { error: string }> {
  const { root, host, log = console.log } = options
  let backend
  try {
    backend = createBackend({ ...options, log })
  } catch (error) {
    return { error: `Cannot use the data folder ${options.data}: ${reasonOf(error)}` }
  }
  const client = join(root, 'dist', 'client')
  const earlier = join(root, 'dist', 'earlier')
  try {
    const site = createSite({
      backend,
      client,
      earlier,
      host,
      foreignCovers: options.backend !== null,
      serviceWorker: options.serviceWorker,
    })
    const answer = getRequestListener(
      (request, { incoming }) => site.fetch(request, incoming.socket.remoteAddress),
      // an invalid URL, such as one with a backslash, or an invalid host
      { errorHandler: () => secureResponse(errorReply(400, 'Bad Request'), null) },
    )
    const server = createServer(limits, (request, response) => void answer(request, response))
    server.maxConnections = maxConnections
    refuseMalformed(server)
    const listening = await listen(server, options)
    if ('error' in listening) {
      await backend.close()
      return listening
    }
    if (options.backend === null) void backend.ready.then(() => reportSharp(log))
    return {
      address: `http://${nameOf(host)}:${listening.port}`,
      async close() {
        const closed = new Promise<void>((done) => server.close(() => done()))
        server.closeAllConnections()
        await closed
        await backend.close()
      },
    }
  } catch (error) {
    await backend.close()
    return { error: `Cannot serve the client from ${client}: ${reasonOf(error)}` }
  }
}
