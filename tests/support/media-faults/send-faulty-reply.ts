import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReplyFault } from './reply-fault'

/** Milliseconds between the slices of a throttled reply. */
const sliceMs = 50

/** Forwards the product's reply with a fault; resolves when it is sent, or the browser has closed the connection. */
export async function sendFaultyReply(
  given: IncomingMessage,
  reply: ServerResponse,
  deviation: ReplyFault,
): Promise<void> {
  const { body, status, type, headers, ignoresRanges, delayMs = 0 } = deviation
  await pause(delayMs)
  if (body) {
    given.destroy()
    reply.writeHead(status ?? 200, { 'Content-Type': type ?? 'audio/mpeg', 'Content-Length': body.length })
    reply.end(body)
    return
  }
  const { start, size } = rangeOf(given)
  const end = Math.round(size * (deviation.endsAt ?? 1))
  const out = { ...given.headers }
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value === null) delete out[name]
    else out[name] = value
  }
  if (type) out['content-type'] = type
  if (ignoresRanges) delete out['accept-ranges']
  if (deviation.endsAt !== undefined) {
    if (start >= end) {
      given.destroy()
      reply.writeHead(416, { 'Content-Range': `bytes */${end}` }).end()
      return
    }
    const last = Math.min(end, start + Number(given.headers['content-length']))
    out['content-length'] = String(last - start)
    if (out['content-range']) out['content-range'] = `bytes ${start}-${last - 1}/${end}`
  }
  reply.writeHead(status ?? given.statusCode ?? 200, out)
  await send(given, reply, { ...deviation, start, end, size })
}

interface FileRange {
  /** Offset in the file of the reply's first byte. */
  start: number
  /** Size of the whole file in bytes. */
  size: number
}

function rangeOf({ headers }: IncomingMessage): FileRange {
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []
  return { start: Number(start ?? 0), size: Number(size ?? headers['content-length'] ?? 0) }
}

async function send(
  given: IncomingMessage,
  reply: ServerResponse,
  { start, end, size, cutAt, hangsAt, bytesPerSecond = Infinity }: FileRange & ReplyFault & { end: number },
): Promise<void> {
  const breaksAt = cutAt ?? hangsAt
  const stop = breaksAt === undefined ? end : Math.min(end, Math.round(size * breaksAt))
  const slice = Math.max(1, Math.min(65_536, Math.round((bytesPerSecond * sliceMs) / 1000)))
  let at = start
  reply.flushHeaders()
  // a range beyond the break sends nothing; a source that is destroyed here would take the reply along
  for await (const part of given.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = part
    for (let from = 0; from < bytes.length && at < stop && !reply.destroyed;) {
      const to = Math.min(bytes.length, from + slice, from + stop - at)
      if (!reply.write(bytes.subarray(from, to))) await drained(reply)
      at += to - from
      from = to
      if (bytesPerSecond < Infinity) await pause(sliceMs)
    }
    if (at >= stop || reply.destroyed) break
  }
  if (breaksAt === undefined || at < stop) reply.end()
  else if (cutAt !== undefined) setTimeout(() => reply.destroy(), 20)
}

function drained(reply: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    reply.once('drain', resolve)
    reply.once('close', resolve)
  })
}
