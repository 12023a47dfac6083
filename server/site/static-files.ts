import { readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { sendFile } from '../media/send-file'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : []
  })

/**
 * Serves the files that lie in `folder` now, each by its exact address; no path is ever made from a request.
 * Null for any other address. Throws when the folder cannot be read.
 */
export function createStaticFiles(
  folder: string,
): (request: Request, pathname: string) => Promise<Response | null> {
  statSync(join(folder, 'index.html'))
  const known = new Map(
    filesBelow(folder).map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]),
  )
  return async (request, pathname) => {
    const path = known.get(pathname)
    if (path === undefined) return null
    const type = contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream'
    const response = await sendFile(request, path, type)
    const hashed = pathname.startsWith('/assets/')
    response?.headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    return response
  }
}
