import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { portOf } from './port-of'

/** Starts a server on loopback until the test is over. Returns its URL without a trailing slash. */
export async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  return `http://127.0.0.1:${portOf(server)}`
}
