import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parseRange } from './byte-range'

/** Whether the ETag is listed in an If-None-Match header. */
export function etagMatches(header: string | null, etag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** If-Range holds only for the exact ETag or date that was sent. */
const rangeHolds = (request: Request, etag: string, modified: string): boolean => {
  const condition = request.headers.get('If-Range')
  return condition === null || condition === etag || condition === modified
}

/** Returns a part of an open file as a stream, which closes the file when it ends, fails or is cancelled. */
const bodyOf = (file: FileHandle, start: number, end: number, signal: AbortSignal): ReadableStream => {
  const stream = file.createReadStream({ start, end, highWaterMark: 256 * 1024 })
  // the reader of the web stream gets the error; without a listener here it would end the process
  stream.on('error', () => undefined)
  signal.addEventListener('abort', () => stream.destroy(), { once: true })
  return Readable.toWeb(stream) as ReadableStream
}

/** Opens without waiting, in case a pipe has taken the place of the file. */
const atOnce = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/**
 * Answers GET and HEAD requests for a file, with byte ranges and conditional requests. Returns null when there is no
 * file.
 * @param path must never be built from the request
 * @param name names the bytes, when the time of change does not
 */
export async function sendFile(
  request: Request,
  path: string,
  type: string,
  name?: string,
): Promise<Response | null> {
  const file = await open(path, atOnce).catch(() => null)
  if (!file) return null
  let handedOver = false
  try {
    const found = await file.stat()
    if (!found.isFile()) return null
    const { size, mtime, mtimeMs } = found
    const etag = `"${name ?? `${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}`}"`
    const modified = mtime.toUTCString()
    const headers = new Headers({
      'Content-Type': type,
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'private, max-age=0, must-revalidate',
      ETag: etag,
      'Last-Modified': modified,
    })
    if (etagMatches(request.headers.get('If-None-Match'), etag))
      return new Response(null, { status: 304, headers })
    const asked = rangeHolds(request, etag, modified) ? parseRange(request.headers.get('Range'), size) : 'all'
    if (asked === 'unsatisfiable') {
      headers.set('Content-Range', `bytes */${size}`)
      headers.delete('Content-Type')
      return new Response(null, { status: 416, headers })
    }
    const { start, end } = asked === 'all' ? { start: 0, end: size - 1 } : asked
    if (asked !== 'all') headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
    headers.set('Content-Length', String(end - start + 1))
    const status = asked === 'all' ? 200 : 206
    if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers })
    handedOver = true
    return new Response(bodyOf(file, start, end, request.signal), { status, headers })
  } finally {
    if (!handedOver) await file.close()
  }
}
