// Serves the real NeteaseCloudMusicApi on a free loopback port and prints it; `node serve.mjs UPSTREAM` sends its
// own calls to that address instead of to the service.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const upstream = process.argv[2] ?? 'http://127.0.0.1:9'

// It keeps its visitor's token in the folder for temporary files.
process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'melisma-peer-'))
writeFileSync(join(process.env['TMPDIR'], 'anonymous_token'), '')

const { APP_CONF } = require('NeteaseCloudMusicApi/util/config.json')
APP_CONF.domain = upstream
APP_CONF.apiDomain = upstream

const { serveNcmApi } = require('NeteaseCloudMusicApi/server')
const { createServer } = require('node:http')

/** A port that was free a moment ago: the package takes 0 for its default. */
const freePort = () =>
  new Promise((settle) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => settle(port))
    })
  })

const port = await freePort()
const { server } = await serveNcmApi({ port, host: '127.0.0.1' })
if (!server.listening) await new Promise((done) => server.once('listening', done))
console.log(`peer at http://127.0.0.1:${port}`)
