import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createBackend } from './backend'
import type { Options } from './options'
import { listen } from './site/listen'
import { refuseMalformed } from './site/refuse-malformed'
import { createSite } from './site/site'
import { failed } from './wire/json-reply'

/** A server that listens. */
export interface Serving {
  /** Where a browser on this machine finds it. */
  address: string
  close(): Promise<void>
}

export interface ServeOptions extends Options {
  /** The project's folder: `demo` and `dist/client` lie in it. */
  root: string
  log?: (line: string) => void
}

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  // An upload may take 200 s.
  requestTimeout: 210_000,
  keepAliveTimeout: 10_000,
  // one without a host is refused as every other is
  requireHostHeader: false,
}

/** Far more than a household needs, far less than would exhaust the files a process may open. */
const maxConnections = 512

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const nameOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** Starts everything on one origin; an error is one line that says what is wrong. */
export async function serve(options: ServeOptions): Promise<Serving | { error: string }> {
  const { root, host, log = console.log } = options
  let backend
  try {
    backend = createBackend({ ...options, log })
  } catch (error) {
    return { error: `Cannot use the data folder ${options.data}: ${reasonOf(error)}` }
  }
  const client = join(root, 'dist', 'client')
  try {
    const site = createSite({ backend, client, host, foreignCovers: options.backend !== null })
    const answer = getRequestListener(
      (request, { incoming }) => site.fetch(request, incoming.socket.remoteAddress),
      // an address that is none, such as one with a backslash, or a host that is none
      { errorHandler: () => failed(400, 'Bad Request') },
    )
    const server = createServer(limits, (request, response) => void answer(request, response))
    server.maxConnections = maxConnections
    refuseMalformed(server)
    const listening = await listen(server, options)
    if ('error' in listening) {
      await backend.close()
      return listening
    }
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
