import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.mp3': 'audio/mpeg',
}

/** @param {string | undefined} range @param {number} size @returns {{ start: number, end: number } | null} */
function asked(range, size) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  return first ? { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 } : null
}

/**
 * Serves a folder on loopback, and single files under paths of their own.
 * @param {string} folder
 * @param {Record<string, string>} files by path, e.g. `/music.mp3`
 * @returns {Promise<{ address: string, stop(): void }>}
 */
export async function serveFolder(folder, files) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = files[pathname] ?? (pathname.includes('..') ? '' : join(folder, pathname))
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found?.isFile()) return void response.writeHead(404).end()
    const part = asked(request.headers.range, found.size)
    response.writeHead(part ? 206 : 200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Length': part ? part.end - part.start + 1 : found.size,
      'Accept-Ranges': 'bytes',
      ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${found.size}` }),
    })
    createReadStream(file, part ?? {})
      .on('error', () => response.destroy())
      .pipe(response)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)))
  const at = server.address()
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
