import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { portOf } from '../support/server/port-of'

const folder = join(import.meta.dirname, 'netease-api')

/** The real NeteaseCloudMusicApi server without access to its service. */
export interface NeteaseApi {
  address: string
  stop(): Promise<void>
}

/** Stands in for the service: asks for a login where data are personal, and breaks all other connections. */
const createUpstream = () =>
  createServer((request, response) => {
    request.resume()
    if (!/\/(subcount|w\/list|song\/like\/get|like)/.test(request.url ?? '')) return void response.destroy()
    response.setHeader('Content-Type', 'application/json')
    response.end('{"code":301}')
  })

/** Installs the package in its own folder if it is missing, and starts it on loopback. */
export async function startNeteaseApi(): Promise<NeteaseApi> {
  if (!existsSync(join(folder, 'node_modules', 'NeteaseCloudMusicApi')))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
  const upstream = createUpstream()
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
  const child = spawn(process.execPath, ['serve.mjs', `http://127.0.0.1:${portOf(upstream)}`], {
    cwd: folder,
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const stop = async () => {
    child.kill('SIGKILL')
    upstream.closeAllConnections()
    upstream.close()
    await ended
  }
  let printed = ''
  const address = await new Promise<string | null>((settle) => {
    const read = (part: Buffer) => {
      printed += part.toString()
      const found = /peer at (http:\S+)/.exec(printed)?.[1]
      if (found) settle(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => settle(null))
  })
  if (address === null) {
    await stop()
    throw new Error(`the peer ended before it served:\n${printed}`)
  }
  return { address, stop }
}
