import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { serve } from '../../../server/serve'
import { musicFolder, temporaryFolder } from './music-folder'

export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  address: string
  port: number
  /** The folder of its database and uploads. */
  data: string
  /** The lines of its console. */
  lines: string[]
}

/** Starts the whole server over a music folder on a free port until the test is over. */
export async function startTestServer(music = musicFolder({})): Promise<TestServer> {
  const data = temporaryFolder()
  const lines: string[] = []
  const serving = await serve({
    root: musicFolder({ 'dist/client/index.html': '<title>x</title>' }),
    music: [music],
    backend: null,
    host: '127.0.0.1',
    port: 0,
    portGiven: false,
    data,
    member: false,
    serviceWorker: true,
    ffmpeg: null,
    log: (line) => lines.push(line),
  })
  if ('error' in serving) throw new Error(serving.error)
  onTestFinished(() => serving.close())
  return { address: serving.address, port: Number(new URL(serving.address).port), data, lines }
}

/** Sends a request with a raw request target, which HTTP clients would normalise. Returns the whole response. */
export function sendRawRequest(port: number, target: string, method = 'GET'): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => done(Buffer.concat(parts).toString('latin1')))
    socket.on('error', fail)
    socket.write(
      `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
      'latin1',
    )
  })
}
