import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { commonSecurityHeaders } from './security-headers'

const overflow = [431, 'Request Header Fields Too Large'] as const
const late = [408, 'Request Timeout'] as const
const bad = [400, 'Bad Request'] as const

const refusalOf = (code: string | undefined) => {
  if (code === 'HPE_HEADER_OVERFLOW') return overflow
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? late : bad
}

/** Answers malformed HTTP as other errors are answered: with JSON that must not be cached. */
export function refuseMalformed(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => void answers.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket)
    // part of a response has been sent already
    if (!socket.writable || (answer?.headersSent && !answer.writableFinished)) return void socket.destroy()
    const [code, msg] = refusalOf(error.code)
    const body = JSON.stringify({ code, msg })
    const head = [
      `HTTP/1.1 ${code} ${msg}`,
      'Content-Type: application/json; charset=utf-8',
      'Cache-Control: no-store',
      `Content-Length: ${body.length}`,
      'Connection: close',
      ...commonSecurityHeaders.map(([name, value]) => `${name}: ${value}`),
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  })
}
