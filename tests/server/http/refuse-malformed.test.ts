import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../../support/server/test-server'

/** Returns everything that comes back after sending these bytes. */
const sent = (port: number, text: string): Promise<string> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    let answer = ''
    socket.on('data', (part) => (answer += part.toString('latin1')))
    // closed with some of our bytes unread
    socket.on('error', () => undefined)
    socket.on('close', () => done(answer))
  })

const query = `GET /api/cloudsearch?keywords=${'a'.repeat(17_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`

describe('refuseMalformed', () => {
  it.each([
    ['a query beyond all bounds', query, 431],
    ['what is no HTTP', '\u0016\u0003\u0001\u0002\r\n\r\n', 400],
    [
      'two lengths of one body',
      'POST /api/banner HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['a request without a host', 'GET /api/banner HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])('answers %s in JSON that must not be cached', async (_what, text, code) => {
    const { port } = await startTestServer()
    const [head = '', body = ''] = (await sent(port, text)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
    expect(head.toLowerCase()).toContain('content-type: application/json')
    expect(head.toLowerCase()).toContain('cache-control: no-store')
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toMatchObject({ code })
  })

  it('answers a valid request before it on the same connection', async () => {
    const { port } = await startTestServer()
    const first = 'GET /api/login/status HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
    const socket = connect(port, '127.0.0.1', () => socket.write(first))
    const answer = await new Promise<string>((done) => {
      let text = ''
      socket.on('error', () => undefined)
      socket.on('close', () => done(text))
      socket.on('data', (part) => {
        if (text === '') socket.write('no request\r\n\r\n')
        text += part.toString('latin1')
      })
    })
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('HTTP/1.1 400 Bad Request')
  })
})
