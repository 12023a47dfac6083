import { createServer } from 'node:net'
import {
  createServer as createHttpServer,
  request,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serve, type ServeOptions } from '../../server/serve'
import { jsonOf } from '../support/server/json-of'
import { portOf } from '../support/server/port-of'
import { mp3File } from '../support/server/mp3-file'
import { musicFolder, temporaryFolder } from '../support/server/music-folder'

const started = async (options: Partial<ServeOptions> = {}) => {
  const root = musicFolder({ 'dist/client/index.html': '<title>x</title>' })
  const music = musicFolder({ 'a.mp3': mp3File({ seconds: 200 }) })
  const serving = await serve({
    root,
    music: [music],
    backend: null,
    host: '127.0.0.1',
    port: 0,
    portGiven: false,
    data: temporaryFolder(),
    member: false,
    serviceWorker: true,
    ffmpeg: null,
    log: () => undefined,
    ...options,
  })
  if ('address' in serving) onTestFinished(() => serving.close())
  return { serving, music, port: 'address' in serving ? Number(new URL(serving.address).port) : 0 }
}

/** A port that is in use. */
const takenPort = async (): Promise<number> => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  return portOf(other)
}

/** A response of which the header has arrived. */
const begun = (options: RequestOptions) =>
  new Promise<IncomingMessage>((done, fail) => {
    request({ host: '127.0.0.1', ...options }, done)
      .on('error', fail)
      .end()
  })

describe('serve', () => {
  it('serves page and API on one origin, even during the first scan', async () => {
    const { port } = await started()
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('<title>x</title>')
    const home = await jsonOf<{ result: object[] }>(await fetch(`http://127.0.0.1:${port}/api/personalized`))
    expect(home.result).not.toEqual([])
  })

  it('uses the next free port unless one was requested', async () => {
    const port = await takenPort()
    expect((await started({ port })).port).toBeGreaterThan(port)
    const { serving } = await started({ port, portGiven: true })
    expect(serving).toEqual({ error: `Port ${port} is in use; choose another with --port` })
  })

  it('reports in one line why it cannot start', async () => {
    const notBuilt = await started({ root: temporaryFolder() })
    expect(notBuilt.serving).toEqual({ error: expect.stringMatching(/^Cannot serve the client from .+$/) })
    const noFolder = await started({ data: process.execPath })
    expect(noFolder.serving).toEqual({ error: expect.stringMatching(/^Cannot use the data folder .+$/) })
  })

  it('passes uploads on to another backend as a stream', async () => {
    const upstream = createHttpServer((asked, response) => {
      response.setHeader('Set-Cookie', 'a=b; Domain=x; Path=/')
      asked.pipe(response)
    }).listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    onTestFinished(() => void upstream.close())
    const backend = `http://127.0.0.1:${portOf(upstream)}`
    const { port } = await started({ backend })
    const song = 'x'.repeat(500_000)
    const body = new FormData()
    body.set('songFile', new Blob([song]), 'a.mp3')
    const response = await fetch(`http://127.0.0.1:${port}/api/cloud`, { method: 'POST', body })
    expect(response.headers.getSetCookie()).toEqual(['a=b; Path=/'])
    expect(await response.text()).toContain(song)
  })

  it('refuses foreign host names', async () => {
    const { port } = await started()
    const response = await begun({ port, path: '/api/banner', headers: { Host: 'evil.example' } })
    response.resume()
    expect(response.statusCode).toBe(421)
  })

  it('recognises the operator although it listens on the network', async () => {
    const { port } = await started({ host: '0.0.0.0' })
    const inbox = `http://127.0.0.1:${port}/api/local/inbox`
    expect((await fetch(inbox)).status).toBe(200)
    expect((await fetch(inbox, { headers: { 'X-Forwarded-For': '192.168.0.9' } })).status).toBe(403)
    const lan = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)
    if (lan) expect((await fetch(`http://${lan.address}:${port}/api/local/inbox`)).status).toBe(403)
  })

  it.runIf(process.platform === 'linux')(
    'closes the file when a listener goes away in mid-song',
    async () => {
      const { port, music } = await started()
      const home = await fetch(`http://127.0.0.1:${port}/api/song/url/v1?id=1000001`)
      const { data } = await jsonOf<{ data: { url: string }[] }>(home)
      const openFiles = () =>
        readdirSync('/proc/self/fd').filter((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`).startsWith(music)
          } catch {
            return false
          }
        })
      const response = await begun({ port, path: data[0]!.url })
      await once(response, 'data')
      expect(openFiles()).toHaveLength(1)
      response.destroy()
      await expect.poll(openFiles).toEqual([])
    },
  )
})
