import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { sendFile } from '../http/media/send-file'

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

/** Endings of the compressed copies by encoding, smallest first. */
const packings: [coding: string, ending: string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Returns the copies that the request accepts, preferred ones first. */
function taken({ headers }: Request, there: typeof packings): typeof packings {
  // a range refers to the bytes of the original file
  if (headers.has('Range')) return []
  const accepted = parseAccept(headers.get('Accept-Encoding') ?? '')
  const weight = (coding: string) => accepted.find(({ type }) => type.toLowerCase() === coding)?.q ?? 0
  return there.filter(([coding]) => weight(coding) > 0).toSorted(([a], [b]) => weight(b) - weight(a))
}

/** Returns the paths of the files below a folder by their pathnames. */
const listed = (folder: string): [pathname: string, path: string][] =>
  filesBelow(folder).map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path])

/** Returns when files were last added to the folder, 0 where it is missing. */
const changedMs = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * Serves the files of a build, each by its exact path, with its compressed copy where the browser accepts one, and those
 * of the builds before it that are kept. No path is built from a request. Returns null for other paths. Throws when the
 * build cannot be read.
 * @param folder of the build
 * @param earlier of the builds before it; it need not exist
 */
export function createStaticFiles(
  folder: string,
  earlier: string,
): (request: Request, pathname: string) => Promise<Response | null> {
  statSync(join(folder, 'index.html'))
  const list = () => new Map([...(existsSync(earlier) ? listed(earlier) : []), ...listed(folder)])
  const assets = join(folder, 'assets')
  let known = list()
  let listedMs = changedMs(assets)

  /** Looks for other files if a build has run meanwhile. Returns whether it has. */
  const listAgain = (): boolean => {
    const nowMs = changedMs(assets)
    if (nowMs === listedMs) return false
    listedMs = nowMs
    known = list()
    return true
  }
  const send = async (request: Request, pathname: string): Promise<Response | null> => {
    const path = known.get(pathname)
    if (path === undefined) return null
    const type = contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream'
    const there = packings.filter(([, ending]) => known.has(pathname + ending))
    let response: Response | null = null
    for (const [coding, ending] of taken(request, there)) {
      // null while a build has deleted the copy and not yet written it again
      response = await sendFile(request, path + ending, type)
      response?.headers.set('Content-Encoding', coding)
      if (response) break
    }
    response ??= await sendFile(request, path, type)
    if (there.length > 0) response?.headers.set('Vary', 'Accept-Encoding')
    const hashed = pathname.startsWith('/assets/')
    response?.headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    return response
  }
  return async (request, pathname) => {
    const response = await send(request, pathname)
    if (response || !pathname.startsWith('/assets/')) return response
    return listAgain() ? send(request, pathname) : null
  }
}
