import type { TranscodedFile, TranscodeRefusal } from '../../library/transcode/transcoder'
import { errorReply, notFoundReply } from '../json-reply'
import { parseRange } from './byte-range'
import { etagMatches, sendFile } from './send-file'

/** Answers for a song that grows while it is sent. A range that is not there yet is waited for. */
const sendGrowing = (
  request: Request,
  { growing, key, release }: Extract<TranscodedFile, { growing: unknown }>,
  type: string,
): Response => {
  const { size } = growing
  const etag = `"${key}"`
  const headers = new Headers({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=0, must-revalidate',
    ETag: etag,
  })
  const without = (status: number) => {
    release()
    return new Response(null, { status, headers })
  }
  if (etagMatches(request.headers.get('If-None-Match'), etag)) return without(304)
  const condition = request.headers.get('If-Range')
  const isSame = condition === null || condition === etag
  const asked = isSame ? parseRange(request.headers.get('Range'), size) : 'all'
  if (asked === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`)
    headers.delete('Content-Type')
    return without(416)
  }
  const { start, end } = asked === 'all' ? { start: 0, end: size - 1 } : asked
  if (asked !== 'all') headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  headers.set('Content-Length', String(end - start + 1))
  const status = asked === 'all' ? 200 : 206
  if (request.method === 'HEAD') return without(status)
  // the body of a reply to somebody who has gone is never read
  if (request.signal.aborted) release()
  else request.signal.addEventListener('abort', release, { once: true })
  return new Response(growing.stream(start, end, release), { status, headers })
}

/** Answers GET and HEAD requests for a converted song, with byte ranges. */
export async function sendTranscoded(
  request: Request,
  file: TranscodedFile | TranscodeRefusal,
  type: string,
): Promise<Response> {
  if (file === 'busy') {
    const reply = errorReply(503, 'Service Unavailable')
    reply.headers.set('Retry-After', '5')
    return reply
  }
  if (file === 'unconvertible') return notFoundReply()
  return 'path' in file
    ? ((await sendFile(request, file.path, type, file.key)) ?? notFoundReply())
    : sendGrowing(request, file, type)
}
